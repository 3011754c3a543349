import type { Check } from './Check.ts'
import { runTool } from './runTool.ts'

export const lintCheck: Check = {
  name: 'lint',
  run: (signal) =>
    runTool(['turbo', 'run', 'lint', '--continue=always', '--output-logs=errors-only', '--concurrency=2'], {
      fix: 'Each message names the rule; some repair themselves with `oxlint --type-aware --fix` in the package.',
      signal,
    }),
}
