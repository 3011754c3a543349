import type { Difference } from '../../editing/Change.ts'
import { describeValue } from './describeValue.ts'

/** The keys by which imports know what is new; no editor sets them. */
const OURS = new Set(['sign', 'edited', 'promotion_off'])

/** A line for each field that changed: what was there, what is there now. */
export function describeDifference(difference: Difference, timeZone: string): string[] {
  return Object.entries(difference).flatMap(([field, [before, after]]) => {
    if (OURS.has(field)) return []
    const [was, is] = [describeValue(field, before, timeZone), describeValue(field, after, timeZone)]
    return [was === is ? `${field}: ${is}, as before` : `${field}: ${was} → ${is}`]
  })
}
