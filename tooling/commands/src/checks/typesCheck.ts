import type { Check } from './Check.ts'
import { runTool } from './runTool.ts'

export const typesCheck: Check = {
  name: 'types',
  run: (signal) =>
    runTool(['turbo', 'run', 'typecheck', '--continue=always', '--output-logs=errors-only'], {
      fix: 'In one package: npm run check -- types, or `tsc --noEmit` in its folder.',
      signal,
    }),
}
