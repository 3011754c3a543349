import { memoize } from '@clipfront/cache/memoize'

/** Writes a day as ISO 8601 does. */
const DAY_FIRST = 'en-CA'

/** The day that it is in a zone: `2026-11-21`. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatOf(timeZone).format(moment)
}

const formatOf = memoize(
  (timeZone) => new Intl.DateTimeFormat(DAY_FIRST, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
