import { memoize } from '@clipfront/cache/memoize'
import type { FeedTime } from '../draft/Draft.ts'
import { tableDate } from '../fields/tableDate.ts'
import { findDates } from '../text/findDates.ts'
import type { ColumnStyles } from './columnStyles.ts'
import type { OfferMap } from './FeedMap.ts'
import { textAtField } from './fieldAt.ts'

/**
 * The first and the last day that a record has in its fields. One cell may hold both, "20 Nov 2026 → 29 Nov 2026", or tell the day
 * in words, "hasta el 6 de enero de 2027".
 * @param language in which the words are, and 5/12 is a day of May or not
 */
export function datesByMap(record: unknown, { fields }: OfferMap, { dates }: ColumnStyles, language: string) {
  const [from, until] = [textAtField(record, fields.starts), textAtField(record, fields.ends)]
  const inWords = [from, until].map((cell) => (MAY_BE_RANGE.test(cell) ? findInWords(`${language} ${cell}`) : NOTHING))
  const whole = inWords.find(({ starts, ends }) => starts !== null && ends !== null)
  const starts = tableDate(from, dates['starts'])
  if (whole) return { starts: inWords[0] === whole ? whole.starts : (starts ?? whole.starts), ends: whole.ends }
  const ends =
    tableDate(until, dates['ends']) ?? (HAS_WORDS.test(until) ? findInWords(`${language} until ${until}`).ends : null)
  return { starts, ends }
}

const NOTHING: { starts: FeedTime | null; ends: FeedTime | null } = { starts: null, ends: null }
/** Figures alone are a date of a table, or none. */
const HAS_WORDS = /\p{L}{2}/u
/** Two years, or what stands between two days. */
const MAY_BE_RANGE = /20\d\d.*20\d\d|[→➔–—〜～]|\d\.?\s?-\s|\d\s\p{L}{1,4}\s\d/u

/** A feed has a million offers and a few hundred days. */
const findInWords = memoize((key) => {
  const at = key.indexOf(' ')
  return findDates(key.slice(at + 1, at + LONGEST_CELL), Number.NaN, key.slice(0, at))
})

const LONGEST_CELL = 200
