import { memoize } from '@clipfront/cache/memoize'
import type { FeedTime } from '../draft/Draft.ts'
import { toDay, parseDay, type FigureOrder } from '../text/CalendarDay.ts'
import { asciiFigures } from '../text/asciiFigures.ts'
import { foldName, MONTH_NAMES, WEEKDAY_NAMES } from '../text/calendarNames.ts'
import { FeedRecord } from './FeedRecord.ts'

/** 31/12/2026, with a time or without. */
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?:$|[T\s,])/
/** Where days and months are parted by dots, the day is first. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:$|[T\s,])/
/** "31 December 2026", "31. Dez. 2026", "31 de diciembre de 2026", "1er mars 2026", "December 31st, 2026". */
const NAMED =
  /^(?:(\d{1,2})(?:er)?[\s.-]{1,2}(?:de\s)?(\p{L}{3,12})\.?|(\p{L}{3,12})\.?[\s-](\d{1,2})(?:st|nd|rd|th)?)(?:,|\sde)?[\s-](\d{4}|\d{2})(?:$|[T\s,])/iu
/** "2026年12月31日", "2026.12.31" */
const YEAR_FIRST = /^(\d{4})(?:\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日|\.\s?(\d{1,2})\.\s?(\d{1,2})\.?(?:$|[T\s,]))/
/** "20261231", as ISO 8601 writes it in short; eight figures are no other count of days. */
const UNDIVIDED = /^(20\d{2})(\d{2})(\d{2})$/
/** "Mo, 30.11.2026" */
const WEEKDAY = /^(\p{L}{2,14})\.?,?\s(?=\d|\p{L}{3})/u
/** Days since the last of 1899, which is how spreadsheets count them; behind the point stands the time. */
const SERIAL = /^(\d{5})(?:[.,]\d{1,12})?$/
const SERIAL_OF_1970 = 25_569
const DAY_MS = 86_400_000
/** A count since 1970 that has been through a table of floating numbers. */
const SECONDS = /^(\d{10}|\d{13})(?:\.0+)?$/

/**
 * A time as tables have it: as feeds write it, as spreadsheets count it, or as people do.
 * @param order how the column writes its days; undefined where it does not tell: 03/04/2026 is no date then, 31/12/2026 is one
 */
export function tableDate(text: string, order: FigureOrder | undefined): FeedTime | null {
  return text === '' ? null : BY_ORDER[order ?? 'unknown'](text)
}

const BY_ORDER = {
  'day-first': memoize((text) => findTime(text.trim(), 'day-first')),
  'month-first': memoize((text) => findTime(text.trim(), 'month-first')),
  unknown: memoize((text) => findTime(text.trim(), undefined)),
} as const

function findTime(wording: string, order: FigureOrder | undefined): FeedTime | null {
  const text = asciiFigures(wording)
  const serial = SERIAL.exec(text)?.[1]
  if (serial !== undefined) return dayOfSerial(Number(serial))
  const day = withoutWeekday(text)
  return (
    feedTime(SECONDS.exec(text)?.[1] ?? text) ??
    dotted(day) ??
    named(day) ??
    yearFirst(day) ??
    undivided(day) ??
    slashed(day, order) ??
    null
  )
}

function dayOfSerial(serial: number): FeedTime | null {
  const date = new Date((serial - SERIAL_OF_1970) * DAY_MS)
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? null
}

function dotted(text: string): FeedTime | undefined {
  const [, day, month, year] = DOTTED.exec(text) ?? []
  return year === undefined ? undefined : toDay(fullYear(year), Number(month), Number(day))
}

function named(text: string): FeedTime | undefined {
  const [, dayBefore, monthBehind, monthBefore, dayBehind, year] = NAMED.exec(text) ?? []
  const name = monthBehind ?? monthBefore ?? ''
  const month = MONTH_NAMES.get(foldName(name))
  if (year === undefined || month === undefined) return undefined
  return toDay(fullYear(year), month, Number(dayBefore ?? dayBehind))
}

function yearFirst(text: string): FeedTime | undefined {
  const [, year, month, day, dottedMonth, dottedDay] = YEAR_FIRST.exec(text) ?? []
  return year === undefined ? undefined : toDay(Number(year), Number(month ?? dottedMonth), Number(day ?? dottedDay))
}

function undivided(text: string): FeedTime | undefined {
  const [, year, month, day] = UNDIVIDED.exec(text) ?? []
  return year === undefined ? undefined : toDay(Number(year), Number(month), Number(day))
}

function withoutWeekday(text: string): string {
  const [beginning = '', word = ''] = WEEKDAY.exec(text) ?? []
  return WEEKDAY_NAMES.has(foldName(word)) ? text.slice(beginning.length) : text
}

function slashed(text: string, order: FigureOrder | undefined): FeedTime | undefined {
  const [, first, , second, year] = SLASHED.exec(text) ?? []
  if (year === undefined) return undefined
  // Of 25/11/26 either end may be the year.
  const known = order ?? (year.length === 4 ? findOrder(Number(first), Number(second)) : undefined)
  if (known === undefined) return undefined
  const [day, month] = known === 'day-first' ? [first, second] : [second, first]
  return toDay(fullYear(year), Number(month), Number(day))
}

/** Of two figures the one beyond the twelfth month is the day; undefined where neither is, or both. */
function findOrder(first: number, second: number): FigureOrder | undefined {
  if (first > 12 === second > 12) return undefined
  return first > 12 ? 'day-first' : 'month-first'
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i
/** "Mon, 09 Nov 2026 09:00:00 GMT", as RSS has it. */
const MAILED = /^\p{L}{3}, (\d{1,2}) (\p{L}{3}) (\d{4}) \d{2}:\d{2}(?::\d{2})? (?:[A-Z]{1,3}|[+-]\d{4})$/u
/** Since 1970: seconds have ten digits in our time, milliseconds thirteen. */
const BARE_SECONDS = /^\d{10}$/
const BARE_MILLISECONDS = /^\d{13}$/

/**
 * A time as the feeds of networks write it: ISO 8601 with its zone, or as a count since 1970, is a moment; without a zone only
 * the day counts, as a day of the site's own zone.
 * @returns null for no date, in whatever way that is said, and for what is none
 */
export function feedTime(text: string): FeedTime | null {
  const trimmed = text.trim()
  if (BARE_SECONDS.test(trimmed)) return new Date(Number(trimmed) * 1000)
  if (BARE_MILLISECONDS.test(trimmed)) return new Date(Number(trimmed))
  const mailed = MAILED.test(trimmed) ? new Date(trimmed) : undefined
  if (mailed && !Number.isNaN(mailed.getTime())) return mailed
  const day = parseDay(trimmed)
  if (!day || !ZONED.test(trimmed)) return day ?? null
  const moment = new Date(trimmed.replace(' ', 'T').replace(/\s?(?:UTC|GMT)$/i, 'Z'))
  return Number.isNaN(moment.getTime()) ? day : moment
}

const MOST_COLUMNS = 1000

/** How each field of a feed writes 03/04/2026. */
type DateColumns = ReadonlyMap<string, FigureOrder>

interface Seen {
  orders: Set<FigureOrder>
  /** Of 25/11/26 either end may be the year. */
  isYearOpen: boolean
  isYearLast: boolean
}

/**
 * Learns how columns write their days: where one has a day beyond the twelfth, it tells which figure is the day in all of its
 * rows; one that has none, and whole years, is written as all others that tell it. Where they differ, or one has both kinds, nobody knows
 * of 03/04/2026.
 */
export function createDateOrders() {
  const columns = new Map<string, Seen>()
  const all = new Set<FigureOrder>()
  return {
    note(column: string, text: string): void {
      const [, first, , second, year] = SLASHED.exec(text.trim()) ?? []
      if (year === undefined) return
      const seen = columns.get(column) ?? { orders: new Set(), isYearOpen: false, isYearLast: false }
      if (columns.size < MOST_COLUMNS) columns.set(column, seen)
      const order = findOrder(Number(first), Number(second))
      if (order) {
        seen.orders.add(order)
        all.add(order)
      }
      seen.isYearOpen ||= year.length === 2
      seen.isYearLast ||= year.length === 4 || !mayBeYear(Number(first))
    },
    result(): DateColumns {
      const [found, ...others] = all
      const common = others.length === 0 ? found : undefined
      return new Map(
        [...columns].flatMap(([column, { orders, isYearOpen, isYearLast }]) => {
          const [order = isYearOpen ? undefined : common, other] = orders
          const isOpen = order === 'day-first' && isYearOpen && !isYearLast
          return order && !other && !isOpen ? [[column, order]] : []
        }),
      )
    },
  }
}

/** Two figures that may be a year of offers. */
function mayBeYear(figure: number): boolean {
  return figure >= 15 && figure <= 40
}

/** Looks at every record once, before any of them is read. */
export async function readDateColumns(records: AsyncIterable<FeedRecord>): Promise<DateColumns> {
  const orders = createDateOrders()
  for await (const record of records)
    for (const [key, value] of record) if (typeof value === 'string') orders.note(key, value)
  return orders.result()
}

/** The record with the dates of these columns as machines write them. */
export function withDates(record: FeedRecord, columns: DateColumns): FeedRecord {
  if (columns.size === 0) return record
  return new FeedRecord([...record].map(([key, value]) => [key, machineDate(value, columns.get(key))]))
}

function machineDate(value: unknown, order: FigureOrder | undefined): unknown {
  if (order === undefined || typeof value !== 'string' || !SLASHED.test(value.trim())) return value
  const day = tableDate(value, order)
  if (day === null || day instanceof Date) return value
  return [day.year, day.month, day.day].map((part) => String(part).padStart(2, '0')).join('-')
}
