import type { Check } from './Check.ts'
import { runTool } from './runTool.ts'

export const formatCheck: Check = {
  name: 'format',
  run: (signal) => runTool(['oxfmt', '--check', '.'], { fix: 'Repair it with: npm run format', signal }),
}
