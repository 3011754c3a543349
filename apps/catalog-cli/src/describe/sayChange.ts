import type { Difference } from '../editing/recordEdit.ts'
import type { CommandPlace } from '../arguments/Command.ts'
import { describeDifference } from './describeEdits.ts'

interface Said {
  /** What was changed, in a line. */
  subject: string
  difference: Difference
  timeZone: string
  dryRun?: boolean
}

/** Says what a command has changed, field by field. */
export function sayChange({ print }: CommandPlace, { subject, difference, timeZone, dryRun = false }: Said): void {
  const lines = describeDifference(difference, timeZone)
  print(`${subject}${dryRun ? ' (dry run, nothing was changed)' : ''}`)
  if (Object.keys(difference).length === 0) print('  It is so already; nothing was changed.')
  for (const line of lines) print(`  ${line}`)
}
