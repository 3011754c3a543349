import { casesCheck } from './casesCheck.ts'
import { changesetCheck } from './changesetCheck.ts'
import { type Check, runTool } from './Check.ts'
import { consistencyCheck } from './consistencyCheck.ts'
import { docsCheck } from './docsCheck.ts'
import { floorsCheck } from './floorsCheck.ts'
import { houseStyleCheck } from './houseStyleCheck.ts'
import { licencesCheck } from './licencesCheck.ts'
import { messagesCheck } from './messagesCheck.ts'
import { ownersCheck } from './ownersCheck.ts'
import { roomsCheck } from './roomsCheck.ts'

const formatCheck: Check = {
  name: 'format',
  run: (signal) => runTool(['oxfmt', '--check', '.'], { fix: 'Repair it with: npm run format', signal }),
}

const lintCheck: Check = {
  name: 'lint',
  run: (signal) =>
    runTool(['turbo', 'run', 'lint', '--continue=always', '--output-logs=errors-only', '--concurrency=2'], {
      fix: 'Each message names the rule; some repair themselves with `oxlint --type-aware --fix` in the package.',
      signal,
    }),
}

const typesCheck: Check = {
  name: 'types',
  run: (signal) =>
    runTool(['turbo', 'run', 'typecheck', '--continue=always', '--output-logs=errors-only'], {
      fix: 'In one package: npm run check -- types, or `tsc --noEmit` in its folder.',
      signal,
    }),
}

const unusedCheck: Check = {
  name: 'unused',
  run: (signal) =>
    runTool(['knip', '--no-progress'], {
      fix: 'Remove what nothing uses, or use it. A file that a tool reads by its name is declared in knip.jsonc.',
      signal,
    }),
}

/** Every check, the quickest first. */
export const checks: readonly Check[] = [
  formatCheck,
  floorsCheck,
  roomsCheck,
  houseStyleCheck,
  casesCheck,
  docsCheck,
  messagesCheck,
  consistencyCheck,
  ownersCheck,
  licencesCheck,
  changesetCheck,
  unusedCheck,
  typesCheck,
  lintCheck,
]
