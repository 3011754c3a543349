import { casesCheck } from './casesCheck.ts'
import { changesetCheck } from './changesetCheck.ts'
import { type Check, runTool } from './Check.ts'
import { consistencyCheck } from './consistencyCheck.ts'
import { docsCheck } from './docsCheck.ts'
import { floorsCheck } from './floorsCheck.ts'
import { houseStyleCheck } from './houseStyleCheck.ts'
import { licencesCheck } from './licencesCheck.ts'
import { messagesCheck } from './messagesCheck.ts'
import { wordsCheck } from './wordsCheck.ts'
import { namesCheck } from './namesCheck.ts'
import { ownersCheck } from './ownersCheck.ts'
import { roomsCheck } from './roomsCheck.ts'

/** A check that is a program: its output is the finding. */
function toolCheck(name: string, command: readonly [string, ...string[]], fix: string): Check {
  return { name, run: (signal) => runTool(command, { fix, signal }) }
}

const formatCheck = toolCheck('format', ['oxfmt', '--check', '.'], 'Repair it with: npm run format')

const lintCheck = toolCheck(
  'lint',
  ['turbo', 'run', 'lint', '--continue=always', '--output-logs=errors-only', '--concurrency=2'],
  'Each message names the rule; some repair themselves with `oxlint --type-aware --fix` in the package.',
)

const typesCheck = toolCheck(
  'types',
  ['tsc', '--noEmit', '-p', 'tooling/everything.tsconfig.json'],
  'In one package: `tsc --noEmit` in its folder.',
)

const unusedCheck = toolCheck(
  'unused',
  ['knip', '--no-progress'],
  'Remove what nothing uses, or use it. A file that a tool reads by its name is declared in knip.jsonc.',
)

/** Every check, the quickest first. */
export const checks: readonly Check[] = [
  formatCheck,
  floorsCheck,
  roomsCheck,
  houseStyleCheck,
  namesCheck,
  casesCheck,
  docsCheck,
  messagesCheck,
  wordsCheck,
  consistencyCheck,
  ownersCheck,
  licencesCheck,
  changesetCheck,
  unusedCheck,
  typesCheck,
  lintCheck,
]
