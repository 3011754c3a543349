import type { Edits } from '../../editing/history/readEdits.ts'
import { describeDifference } from './describeDifference.ts'
import { clockOf } from './describeMoment.ts'

/** Who changed something, when, why and what: a line for each, and one for each field below it. */
export function describeEdits(edits: Edits, timeZone: string): string[] {
  return edits.flatMap(({ made_at, action, by_name, reason, change }) => [
    `  ${clockOf(made_at, timeZone)}  ${action} by ${by_name}: ${reason}`,
    ...describeDifference(change, timeZone).map((line) => `      ${line}`),
  ])
}
