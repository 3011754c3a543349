import type { Check } from './Check.ts'
import { runTool } from './runTool.ts'

export const unusedCheck: Check = {
  name: 'unused',
  run: (signal) =>
    runTool(['knip', '--no-progress'], {
      fix: 'Remove what nothing uses, or use it. A file that a tool reads by its name is declared in knip.jsonc.',
      signal,
    }),
}
