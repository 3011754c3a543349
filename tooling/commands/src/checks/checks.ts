import { casesCheck } from './casesCheck.ts'
import { changesetCheck } from './changesetCheck.ts'
import type { Check } from './Check.ts'
import { consistencyCheck } from './consistencyCheck.ts'
import { floorsCheck } from './floorsCheck.ts'
import { formatCheck } from './formatCheck.ts'
import { houseStyleCheck } from './houseStyleCheck.ts'
import { licencesCheck } from './licencesCheck.ts'
import { lintCheck } from './lintCheck.ts'
import { messagesCheck } from './messagesCheck.ts'
import { ownersCheck } from './ownersCheck.ts'
import { typesCheck } from './typesCheck.ts'
import { unusedCheck } from './unusedCheck.ts'

/** Every check, the quickest first. */
export const checks: readonly Check[] = [
  formatCheck,
  floorsCheck,
  houseStyleCheck,
  casesCheck,
  messagesCheck,
  consistencyCheck,
  ownersCheck,
  licencesCheck,
  changesetCheck,
  unusedCheck,
  typesCheck,
  lintCheck,
]
