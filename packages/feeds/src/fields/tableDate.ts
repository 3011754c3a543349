import { memoize } from '@clipfront/cache/memoize'
import type { FeedTime } from '../draft/Draft.ts'
import { feedTime } from './feedTime.ts'
import { toDay } from '../text/parseDay.ts'

export type TableDateOrder = 'day-first' | 'month-first'

/** 31/12/2026, with a time or without. */
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?:$|[T\s,])/
/** Where days and months are parted by dots, the day is first. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:$|[T\s,])/
const NAMED =
  /^(?:(\d{1,2})[\s.-]{1,2}([a-z]{3,9})\.?|([a-z]{3,9})\.?[\s-](\d{1,2})(?:st|nd|rd|th)?),?[\s-](\d{4}|\d{2})(?:$|[T\s,])/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i
/** Days since the last of 1899, which is how spreadsheets count them; behind the point stands the time. */
const SERIAL = /^(\d{5})(?:[.,]\d{1,12})?$/
const SERIAL_OF_1970 = 25_569
const DAY_MS = 86_400_000
/** A count since 1970 that has been through a table of floating numbers. */
const SECONDS = /^(\d{10}|\d{13})(?:\.0+)?$/

/**
 * The two figures of a date whose order a table decides, or undefined where there is nothing to decide.
 * @param text as the table has it
 */
export function partsOf(text: string): { first: number; second: number } | undefined {
  const [, first, , second] = SLASHED.exec(text.trim()) ?? []
  return first === undefined ? undefined : { first: Number(first), second: Number(second) }
}

/**
 * A time as tables have it: as feeds write it, as spreadsheets count it, or as people do.
 * @param order how the column writes its days; undefined where it does not tell, and then 03/04/2026 is no date
 */
export function tableDate(text: string, order: TableDateOrder | undefined): FeedTime | null {
  return text === '' ? null : BY_ORDER[order ?? 'unknown'](text)
}

const BY_ORDER = {
  'day-first': memoize((text) => findTime(text.trim(), 'day-first')),
  'month-first': memoize((text) => findTime(text.trim(), 'month-first')),
  unknown: memoize((text) => findTime(text.trim(), undefined)),
} as const

function findTime(said: string, order: TableDateOrder | undefined): FeedTime | null {
  const serial = SERIAL.exec(said)?.[1]
  if (serial !== undefined) return dayOfSerial(Number(serial))
  const told = dotted(said) ?? named(said) ?? slashed(said, order)
  return told ?? feedTime(SECONDS.exec(said)?.[1] ?? said)
}

function dayOfSerial(serial: number): FeedTime | null {
  const date = new Date((serial - SERIAL_OF_1970) * DAY_MS)
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? null
}

function dotted(said: string): FeedTime | undefined {
  const [, day, month, year] = DOTTED.exec(said) ?? []
  return year === undefined ? undefined : toDay(fullYear(year), Number(month), Number(day))
}

function named(said: string): FeedTime | undefined {
  const [, dayBefore, monthBehind, monthBefore, dayBehind, year] = NAMED.exec(said) ?? []
  const name = monthBehind ?? monthBefore ?? ''
  if (year === undefined || !MONTH_NAME.test(name)) return undefined
  return toDay(fullYear(year), MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1, Number(dayBefore ?? dayBehind))
}

function slashed(said: string, order: TableDateOrder | undefined): FeedTime | undefined {
  const [, first, , second, year] = SLASHED.exec(said) ?? []
  if (year === undefined || order === undefined) return undefined
  // With the day first and two figures of the year, 25/11/26 may as well begin with its year.
  if (year.length === 2 && order === 'day-first') return undefined
  const [day, month] = order === 'day-first' ? [first, second] : [second, first]
  return toDay(fullYear(year), Number(month), Number(day))
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}
