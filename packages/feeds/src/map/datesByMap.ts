import type { FigureOrder } from '../text/CalendarDay.ts'
import { tableDate } from '../fields/tableDate.ts'
import type { ColumnStyles } from './columnStyles.ts'
import type { OfferMap } from './FeedMap.ts'
import { textAtField } from './fieldAt.ts'

/**
 * The first and the last day that a record has in its fields. One cell may hold both, "20 Nov 2026 → 29 Nov 2026", or tell the day
 * in words, "hasta el 6 de enero de 2027".
 */
export function datesByMap(record: unknown, { fields }: OfferMap, styles: ColumnStyles) {
  const starts = readCell(textAtField(record, fields.starts), styles.dates['starts'], styles)
  const ends = readCell(textAtField(record, fields.ends), styles.dates['ends'], styles)
  if (ends.inWords?.starts && ends.inWords.ends)
    return { starts: starts.time ?? ends.inWords.starts, ends: ends.inWords.ends }
  if (starts.inWords?.starts && starts.inWords.ends)
    return { starts: starts.inWords.starts, ends: ends.time ?? starts.inWords.ends }
  return {
    starts: starts.time ?? starts.inWords?.ends ?? starts.inWords?.starts ?? null,
    ends: ends.time ?? ends.inWords?.ends ?? null,
  }
}

function readCell(cell: string, order: FigureOrder | undefined, { findDays }: ColumnStyles) {
  const inWords = HAS_WORDS.test(cell) ? findDays(cell, order) : null
  // Of what has no end only the first day is told.
  const isOpen = inWords !== null && inWords.starts !== null && inWords.ends === null
  return { time: isOpen ? null : tableDate(cell, order), inWords }
}

/** A word, a sign between two days, or a day without its year: what else is figures is a date of a table, or none. */
const HAS_WORDS = /\p{L}{2}|[→➔–—〜～]|\d\s?-\s|\d\s\p{L}\s\d|[年月]|^\s*\d{1,2}(?:\.\s?\d{1,2}\.?|\/\d{1,2})\s*$/u
