import type { Edits } from '../editing/history/readHistory.ts'
import type { Coupon } from '../editing/readCoupon.ts'
import type { Difference } from '../editing/recordEdit.ts'
import { resolveSite } from '../editing/resolveSite.ts'
import { formatClock, describeValue } from './describeValue.ts'

/** A line for each edit, and one for each field below it. */
export function describeEdits(edits: Edits, timeZone: string): string[] {
  return edits.flatMap(({ made_at, action, by_name, reason, change }) => [
    `  ${formatClock(made_at, timeZone)}  ${action} by ${by_name}: ${reason}`,
    ...describeDifference(change, timeZone).map((line) => `      ${line}`),
  ])
}

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

/** What fields of a row held before an import changed them. */
export function describeBefore(before: object, timeZone: string): string[] {
  const fields = Object.entries(before).filter(([field]) => field !== 'sign')
  return fields.map(([field, value]) => `${field} was ${describeValue(field, value, timeZone)}`)
}

/** A heading with its lines; nothing without lines. */
export function describeSection(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines]
}

/** A coupon in one line. */
export function describeCoupon({ id, site, code, title }: Pick<Coupon, 'id' | 'site' | 'code' | 'title'>): string {
  return `coupon ${id} of ${resolveSite(site).code}: ${title} (${code ? `code ${code}` : 'deal'})`
}
