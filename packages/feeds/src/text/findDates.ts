import { dateWording } from './dateWording.ts'
import { MONTH_NAMES } from './calendarNames.ts'
import { withoutMarks } from './plainText.ts'
import { parseDay, toDay, type CalendarDay, type FigureOrder } from './CalendarDay.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/dates.json' with { type: 'json' }

export interface OfferDates {
  starts: CalendarDay | null
  /** The last day on which it may be used. */
  ends: CalendarDay | null
}

const MONTH = String.raw`(?:${words.months.flat().join('|')})\p{L}*\.?`
/** A whole name: "2 a 3 novelas" are no days. */
const WHOLE_MONTH = String.raw`(?:${[...MONTH_NAMES.keys()].join('|')})\.?(?!\p{L})`
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th|er|[ºª])?(?![\d%:/-])`
const YEAR = String.raw`(?:,?\s*(?:20\d\d))?`
const JOINT = String.raw`(?:of\s+|(?:${inAnyLanguage(words.of)})\s+)?`
const DAY = String.raw`(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}|\d{1,2}\.\s?\d{1,2}\.(?:\d{2}(?!\d))?(?!\d)|${MONTH}\s*${NUMBER}${YEAR}|${NUMBER}\.?\s*${JOINT}${WHOLE_MONTH}(?:\s+(?:${inAnyLanguage(words.of)})\b)?${YEAR}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d))`
const SALE = String.raw`(?:black\s?friday|cyber\s?monday|thanksgiving)`
const WEEKDAYS = words.weekdays.flat().join('|')
const WEEKDAY = String.raw`(?:(?:${WEEKDAYS}|${inAnyLanguage(words.feasts)}),?\s+(?:(?:den|dem|le|el|il|d\.)\s+)?)?`
const TO = String.raw`\s*(-|–|—|(?:to|until|till|through|thru|and|${inAnyLanguage(words.to)})(?=[\s\d]))\s*`
const END_WORD = String.raw`(?:until|till|til|through|thru|(?<!\bnot\s(?:valid\s)?)before|by|end(?:s|ing)?(?:\s+on)?|expir\w*(?:\s+on)?|exp\.?|valid (?:until|till|to|thru|through)|good (?:until|till|thru|through)|${inAnyLanguage(words.ends)})`

const RANGE = re.iu`(${DAY})${TO}(?:(?:the|den|le|el|il)\s+)?${WEEKDAY}(${DAY})`
/** "Nov 24-28", "Aug. 5 - 7", "May 25-27, 2013". */
const SHORT_RANGE = re.iu`\b(${MONTH})\s*(${NUMBER.replace('/-]', '/]')})\s*[-–]\s*(${NUMBER})(${YEAR})`
/** "1st - 30th November", "11 al 17 de mayo": of one month both. */
const RANGE_IN_MONTH = re.iu`(?:(?:^|[:(;|])\s{0,2}|(?<!\p{L})(?:from|between|valid|vom|von|del|du|dal|de|od|van|fra|från|${inAnyLanguage(words.valid)}):?\s+(?:the\s+|le\s+|il\s+)?)(${NUMBER.replace('/-]', '/]')})\.?\s*(?:-|–|—|to|and|${inAnyLanguage(words.to)})\s*(${NUMBER})\.?\s*${JOINT}(${WHOLE_MONTH})(?:\s+(?:${inAnyLanguage(words.of)}))?(${YEAR})`

/** "11:59PM PST on", "at midnight on". */
const HOUR = String.raw`(?:(?:at\s+)?(?:\d{1,2}(?:(?::\d\d)?\s?[ap]\.?m\.?|:\d\d)|midnight|noon)(?:\s+[a-z]{2,4})?,?\s+(?:on\s+)?)?`
const END = re.iu`(?<![\p{L}\p{N}])(${END_WORD})(?:\s+soon)?[\s:!]*${HOUR}(?:the\s+)?${WEEKDAY}(${DAY}|${SALE}|\d{1,2}-\d{1,2}(?![\d-]))`
const END_OF_WEEKDAY = re.iu`(?<![\p{L}\p{N}])(?:${END_WORD})\s+(?:(?:this|next|coming|kommenden|el|ce|à)\s+)?(${WEEKDAYS})(?![\p{L}\p{N}]|\s?,?\s?\d)`
/** Languages that write the month first have words of their own for the end. */
const DAY_FIRST = re.iu`^(?:${inAnyLanguage(words.ends)})$`
const END_OF_MONTH = re.iu`(?<!\p{L})(?:${inAnyLanguage(words.endOf)})\s+(${WHOLE_MONTH})(?:\s+(?:(?:${inAnyLanguage(words.of)})\s+)?(20\d\d))?`
const START = re.iu`(?<![\p{L}\p{N}])(?:start(?:s|ing)?|from|begin(?:s|ning)?|available|${inAnyLanguage(words.starts)})(?:\s+(?:on|from))?[\s:]*${WEEKDAY}(${DAY}|${SALE})`
const SINGLE = re.iu`(?:\bonly\b(?:(?!\b${END_WORD}\b)[^.|]){0,12}?|(?<!\b(?:end|expir)[a-z]*\b[^.|]{0,24})\bon\s+)${WEEKDAY}(${DAY})|(${DAY})\s*only\b`
const SALE_ONLY = re.iu`\b(${SALE})\s+only\b`
/** A date in a column of its own is the last day. */
const LONE = /(?:^|\|)\s*(\d{4}-\d{2}-\d{2})\s*(?:\||$)/

type Order = FigureOrder | 'unknown'

/** Behind it stands a time, or a word of it: never more figures. */
const LONE_IN_CELL = re.iu`^[^\p{L}\p{N}]{0,3}${WEEKDAY}(${DAY})(?![\d/.-])`

/** The year of dates that name none, or the day from which on they are to be read. NaN: they are none. */
export type YearOfDates = number | CalendarDay

/**
 * When an offer stands, from prose: "Nov 20 - Dec 2", "13th Nov to 31th Dec", "through Cyber Monday", "Ends 12/1".
 * @param year the year of the list or the post, for dates without one; a range over New Year ends in the next
 * @param order how 5/12 is meant, where that is known; with 'unknown' it is no date where no word beside it tells
 */
export function findDates(text: string, year: YearOfDates, order?: Order): OfferDates {
  const wording = dateWording(withoutMarks(text))
  const none: OfferDates = { starts: null, ends: null }
  const range = RANGE.exec(wording)
  if (range && !areSizes(range)) return readRange(range, year, order)
  const short = SHORT_RANGE.exec(wording)
  if (short) {
    const [, month, first, last, tail = ''] = short
    return between(day(`${month} ${first}${tail}`, year), day(`${month} ${last}${tail}`, year))
  }
  const inMonth = RANGE_IN_MONTH.exec(wording)
  if (inMonth && Number.parseInt(inMonth[1] ?? '', 10) <= Number.parseInt(inMonth[2] ?? '', 10)) {
    const [, first, last, month, tail = ''] = inMonth
    return between(day(`${month} ${first}${tail}`, year), day(`${month} ${last}${tail}`, year))
  }
  const monthEnd = END_OF_MONTH.exec(wording)
  if (monthEnd) {
    const month = findMonth(monthEnd[1] ?? '')
    return { ...none, ends: findLastDay(month, Number(monthEnd[2] ?? resolveYear(year, month, 28))) }
  }
  const single = SINGLE.exec(wording)
  const only = day(single?.[1] ?? single?.[2] ?? SALE_ONLY.exec(wording)?.[1], year)
  if (only) return { starts: only, ends: only }
  const end = END.exec(wording)
  const ends = end
    ? findEnd(end, year, order)
    : (findWeekday(END_OF_WEEKDAY.exec(wording)?.[1], year) ?? day(LONE.exec(wording)?.[1], year))
  const starts = day(START.exec(wording)?.[1], year)
  return { starts, ends: ends && /^before/i.test(end?.[1] ?? '') ? dayBefore(ends) : ends }
}

/**
 * The days in a cell of a table, which has room for nothing else: "20 Nov 2026 → 29 Nov 2026", "hasta el 6/1/2027", "27/11". One alone is
 * the last. Parameters as above.
 */
export function findDaysInCell(cell: string, year: YearOfDates, order: Order): OfferDates {
  const wording = dateWording(cell).replaceAll(TIMES, ' ').replaceAll(LISTED_ON, ' ')
  const dates = findDates(wording, year, order)
  if (dates.ends) return dates
  const lone = day(LONE_IN_CELL.exec(wording)?.[1], year, order)
  return OPEN_END.test(wording) ? { starts: lone, ends: null } : { ...dates, ends: lone }
}

const TIMES = /\s?\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:uhr|[ap]\.?m\.?|h))?(?!\d)/giu
/** "2026/11/20～", "20 Nov 2026 onwards". */
const OPEN_END = /(?:[〜～~–—-]|から|以降|onwards?|bis auf weiteres)\s*$/iu

/** Of two days one may name the year of both, and tell which of its figures is the day. */
function readRange([, first = '', to = '', last = '']: RegExpExecArray, year: YearOfDates, order?: Order) {
  const known = findOrder(first) ?? findOrder(last) ?? resolveOrder(order, TO_DAY_FIRST.test(to))
  const ownYear = (date: string): number | undefined => day(date, Number.NaN, known)?.year
  const [begins, ends] = [ownYear(first), ownYear(last)]
  if (begins !== undefined || ends === undefined)
    return between(day(first, year, known), day(last, begins ?? year, known))
  const starts = day(first, ends, known)
  const until = day(last, ends, known)
  return { starts: starts && until && toNumber(starts) > toNumber(until) ? yearBefore(starts) : starts, ends: until }
}

/** What a column or a feed is known to write counts before what a word may mean. */
function resolveOrder(order: Order | undefined, isWordDayFirst: boolean): Order {
  if (order === 'day-first' || order === 'month-first') return order
  return isWordDayFirst ? 'day-first' : (order ?? 'month-first')
}

/** "Till" is English, too. */
const TO_DAY_FIRST = re.iu`^(?!till?$)(?:${inAnyLanguage(words.to)})$`

/** "1/4 a 1/2", "2/3 al 11/12": without a year, and with no word that begins a range, sizes. */
function areSizes({ 1: first = '', 2: to = '', 3: last = '', index, input }: RegExpExecArray): boolean {
  return (
    /^\d{1,2}\/\d{1,2}$/.test(first) &&
    /^\d{1,2}\/\d{1,2}$/.test(last) &&
    TO_DAY_FIRST.test(to) &&
    !BEGINS_RANGE.test(input.slice(0, index))
  )
}

const BEGINS_RANGE = /(?<!\p{L})(?:vom|von|del|du|dal|fra|från|od|van|من)\s(?:(?:el|le|il|den)\s)?$/iu

/** "25/11", of which no month is the second. */
function findOrder(date: string): FigureOrder | undefined {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})/.exec(date) ?? []
  return Number(first) > 12 ? 'day-first' : Number(second) > 12 ? 'month-first' : undefined
}

function yearBefore({ year, month, day: date }: CalendarDay): CalendarDay | null {
  return toDay(year - 1, month, date) ?? null
}

function findEnd([, word = '', date = '']: RegExpExecArray, year: YearOfDates, order?: Order): CalendarDay | null {
  const isDayFirst = DAY_FIRST.test(word)
  // "until 5-7" are hours, or how many there are; "t/m 24-12" is a day.
  if (/^\d{1,2}-\d{1,2}$/.test(date) && !isDayFirst) return null
  return day(date, year, resolveOrder(order, isDayFirst))
}

function between(starts: CalendarDay | null, ends: CalendarDay | null): OfferDates {
  if (!starts || !ends || toNumber(starts) <= toNumber(ends)) return { starts, ends }
  return { starts, ends: toDay(ends.year + 1, ends.month, ends.day) ?? null }
}

function toNumber({ year, month, day: date }: CalendarDay): number {
  return (year * 12 + month) * 32 + date
}

function day(text: string | undefined, year: YearOfDates, order: Order = 'month-first'): CalendarDay | null {
  if (text === undefined) return null
  const wording = text.trim()
  const iso = parseDay(wording)
  if (iso) return iso
  const sale = /black|cyber|thanks/i.exec(wording)?.[0].toLowerCase()
  const saleYear = resolveYear(year, NOVEMBER + 1, 28)
  if (sale && Number.isNaN(saleYear)) return null
  if (sale)
    return saleDay(sale === 'black' ? 'black friday' : sale === 'cyber' ? 'cyber monday' : 'thanksgiving', saleYear)
  const [, dottedDay, dottedMonth, dottedYear] = /^(\d{1,2})[.-]\s?(\d{1,2})(?:[.-](\d{2,4})?)?$/.exec(wording) ?? []
  if (dottedMonth !== undefined) return toDated(dottedYear, Number(dottedMonth), Number(dottedDay), year)
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(wording)
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])]
    const known = findOrder(wording) ?? order
    if (known === 'unknown') return null
    return known === 'day-first' ? toDated(slashed[3], second, first, year) : toDated(slashed[3], first, second, year)
  }
  const ownYear = /\b(20\d\d)\b/.exec(wording)?.[1]
  const rest = wording.replace(/\b20\d\d\b/, '')
  const date = /\d{1,2}/.exec(rest)?.[0]
  return toDated(ownYear, findMonth(rest), Number(date), year)
}

/** 1 to 12; 0 when no month is named. */
function findMonth(text: string): number {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) {
    const index = words.months.findIndex((names) => names.some((name) => word.startsWith(name)))
    if (index >= 0) return index + 1
  }
  return 0
}

function toDated(digits: string | undefined, month: number, date: number, year: YearOfDates): CalendarDay | null {
  if (digits === undefined) return toDay(resolveYear(year, month, date), month, date) ?? null
  return toDay(digits.length === 2 ? 2000 + Number(digits) : Number(digits), month, date) ?? null
}

/** What is longer ago is said of the year to come. */
const LONGEST_PAST_DAYS = 90

/** Of a list that says its day, a date belongs to the year that puts it behind that day, or not long before it. */
function resolveYear(year: YearOfDates, month: number, date: number): number {
  if (typeof year === 'number') return year
  const from = Date.UTC(year.year, year.month - 1, year.day - LONGEST_PAST_DAYS)
  return Date.UTC(year.year, month - 1, date) < from
    ? year.year + 1
    : Date.UTC(year.year - 1, month - 1, date) >= from
      ? year.year - 1
      : year.year
}

/** The next day of this name, from the day of the list on. */
function findWeekday(name: string | undefined, from: YearOfDates): CalendarDay | null {
  if (name === undefined || typeof from === 'number') return null
  const weekday = words.weekdays.findIndex((names) => names.includes(name.toLowerCase()))
  const today = new Date(Date.UTC(from.year, from.month - 1, from.day)).getUTCDay()
  const date = new Date(Date.UTC(from.year, from.month - 1, from.day + ((weekday - today + 7) % 7)))
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? null
}

function findLastDay(month: number, year: number): CalendarDay | null {
  return toDay(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate()) ?? null
}

function dayBefore({ year, month, day: date }: CalendarDay): CalendarDay | null {
  const before = new Date(Date.UTC(year, month - 1, date - 1))
  return toDay(before.getUTCFullYear(), before.getUTCMonth() + 1, before.getUTCDate()) ?? null
}

const NOVEMBER = 10
const THURSDAY = 4
const DAY_MS = 86_400_000

/** The day that a sale is named after: Thanksgiving is November's fourth Thursday, Black Friday the day after, and so on. */
function saleDay(name: 'thanksgiving' | 'black friday' | 'cyber monday', year: number): CalendarDay {
  const first = new Date(Date.UTC(year, NOVEMBER, 1)).getUTCDay()
  const thanksgiving = Date.UTC(year, NOVEMBER, 1 + ((THURSDAY - first + 7) % 7) + 21)
  const after = { thanksgiving: 0, 'black friday': 1, 'cyber monday': 4 } as const
  const date = new Date(thanksgiving + after[name] * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const DAY_OF_LIST = re.iu`(?<![\p{L}\p{N}/-])(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?20\d\d|${MONTH}\s*${NUMBER},?\s+20\d\d|${NUMBER}\.?\s*${JOINT}${MONTH},?(?:\s+(?:${inAnyLanguage(words.of)})\b)?\s+20\d\d)`
const LISTED_ON = re.giu`(?<!\p{L})(?:${inAnyLanguage(words.listed)})(?:\s+(?:on|am|il|le|el))?[\s:]*${WEEKDAY}(?:${DAY})`
const LISTED = re.iu`(?<!\p{L})(?:${inAnyLanguage(words.listed)})(?!\p{L})`

/**
 * The day that the head of a list says it is of: "Date: Tue, 24 Nov 2026", "updated 2026-11-23".
 * @param line a line of it; a heading needs no word that says so
 */
export function findDayOfList(line: string, { isHeading }: { isHeading: boolean }): CalendarDay | null {
  if (!isHeading && !LISTED.test(line)) return null
  return day(DAY_OF_LIST.exec(line)?.[1]?.replaceAll(/(?<=\.)\s|,/g, ''), Number.NaN)
}
