import type { CommandContext } from '../arguments/Command.ts'
import type { ChangedRow } from '../editing/changeRow.ts'
import { resolveSite } from '../editing/resolveSite.ts'
import { describeDifference } from './describeEdits.ts'

/** Prints what a command has changed of a row, or in a dry run would change, field by field. */
export function printChange(
  { print }: CommandContext,
  subject: string,
  { row, difference }: ChangedRow<{ site: string }>,
  dryRun = false,
): void {
  print(`${subject}${dryRun ? ' (dry run, nothing was changed)' : ''}`)
  if (Object.keys(difference).length === 0) print('  It is so already; nothing was changed.')
  for (const line of describeDifference(difference, resolveSite(row.site).timeZone)) print(`  ${line}`)
}
