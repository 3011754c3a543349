import type { FeedTime } from '../draft/Draft.ts'
import { parseDay } from '../text/parseDay.ts'

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i
/** Since 1970: seconds have ten digits in our time, milliseconds thirteen. */
const SECONDS = /^\d{10}$/
const MILLISECONDS = /^\d{13}$/

/**
 * A time as the feeds of networks write it: ISO 8601 with its zone, or as a count since 1970, is a moment; without a zone only
 * the day counts, as a day of the site's own zone.
 * @returns null for no date, in whatever way that is said, and for what is none
 */
export function feedTime(text: string): FeedTime | null {
  const said = text.trim()
  if (SECONDS.test(said)) return new Date(Number(said) * 1000)
  if (MILLISECONDS.test(said)) return new Date(Number(said))
  const day = parseDay(said)
  if (!day || !ZONED.test(said)) return day ?? null
  const moment = new Date(said.replace(' ', 'T').replace(/\s?(?:UTC|GMT)$/i, 'Z'))
  return Number.isNaN(moment.getTime()) ? day : moment
}
