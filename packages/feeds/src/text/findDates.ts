import { withoutMarks } from './plainText.ts'
import { parseDay, toDay, type CalendarDay } from './CalendarDay.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/dates.json' with { type: 'json' }

interface OfferDates {
  starts: CalendarDay | null
  /** The last day on which it may be used. */
  ends: CalendarDay | null
}

const MONTH = String.raw`(?:${words.months.flat().join('|')})\p{L}*\.?`
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th)?(?![\d%:/-])`
const YEAR = String.raw`(?:,?\s*(?:20\d\d))?`
const JOINT = String.raw`(?:of\s+|(?:${inAnyLanguage(words.of)})\s+)?`
const DAY = String.raw`(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}|${MONTH}\s*${NUMBER}${YEAR}|${NUMBER}\.?\s*${JOINT}${MONTH}(?:\s+(?:${inAnyLanguage(words.of)})\b)?${YEAR}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)`
const SALE = String.raw`(?:black\s?friday|cyber\s?monday|thanksgiving)`
const WEEKDAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?`
const TO = String.raw`\s*(?:-|–|—|to|until|till|through|thru|and)\s*`
const END_WORD = String.raw`(?:until|till|til|through|thru|before|by|end(?:s|ing)?(?:\s+on)?|expir\w*(?:\s+on)?|exp\.?|valid (?:until|till|to|thru|through)|good (?:until|till|thru|through)|${inAnyLanguage(words.ends)})`

const RANGE = re.iu`(${DAY})${TO}(?:the\s+)?(${DAY})`
/** "Nov 24-28", "Aug. 5 - 7", "May 25-27, 2013". */
const SHORT_RANGE = re.iu`\b(${MONTH})\s*(${NUMBER.replace('/-]', '/]')})\s*[-–]\s*(${NUMBER})(${YEAR})`
/** "11:59PM PST on", "at midnight on". */
const HOUR = String.raw`(?:(?:at\s+)?(?:\d{1,2}(?:(?::\d\d)?\s?[ap]\.?m\.?|:\d\d)|midnight|noon)(?:\s+[a-z]{2,4})?,?\s+(?:on\s+)?)?`
const END = re.iu`\b(${END_WORD})(?:\s+soon)?[\s:!]*${HOUR}(?:the\s+)?${WEEKDAY}(${DAY}|${SALE})`
const END_OF_MONTH = re.iu`\b(?:until|till|through)\s+(?:the\s+)?end of\s+(${MONTH})`
const START = re.iu`\b(?:start(?:s|ing)?|from|begin(?:s|ning)?|available)(?:\s+(?:on|from))?[\s:]*${WEEKDAY}(${DAY}|${SALE})`
const SINGLE = re.iu`(?:\bonly\b(?:(?!\b${END_WORD}\b)[^.|]){0,12}?|(?<!\b(?:end|expir)[a-z]*\b[^.|]{0,24})\bon\s+)${WEEKDAY}(${DAY})|(${DAY})\s*only\b`
const SALE_ONLY = re.iu`\b(${SALE})\s+only\b`
/** A date in a column of its own is the last day. */
const LONE = /(?:^|\|)\s*(\d{4}-\d{2}-\d{2})\s*(?:\||$)/

/**
 * When an offer stands, from prose: "Nov 20 - Dec 2", "13th Nov to 31th Dec", "through Cyber Monday", "Ends 12/1".
 * @param year the year of the list or the post, for dates without one; a range over New Year ends in the next. NaN: dates without one are none
 */
export function findDates(text: string, year: number): OfferDates {
  const wording = withoutMarks(text)
  const none: OfferDates = { starts: null, ends: null }
  const range = RANGE.exec(wording)
  if (range) return between(day(range[1], year), day(range[2], year))
  const short = SHORT_RANGE.exec(wording)
  if (short) {
    const [, month, first, last, tail = ''] = short
    return between(day(`${month} ${first}${tail}`, year), day(`${month} ${last}${tail}`, year))
  }
  const monthEnd = END_OF_MONTH.exec(wording)
  if (monthEnd) return { ...none, ends: findLastDay(findMonth(monthEnd[1] ?? ''), year) }
  const single = SINGLE.exec(wording)
  const only = day(single?.[1] ?? single?.[2] ?? SALE_ONLY.exec(wording)?.[1], year)
  if (only) return { starts: only, ends: only }
  const end = END.exec(wording)
  const ends = end ? day(end[2], year) : day(LONE.exec(wording)?.[1], year)
  const starts = day(START.exec(wording)?.[1], year)
  return { starts, ends: ends && /^before/i.test(end?.[1] ?? '') ? dayBefore(ends) : ends }
}

function between(starts: CalendarDay | null, ends: CalendarDay | null): OfferDates {
  if (!starts || !ends || order(starts) <= order(ends)) return { starts, ends }
  return { starts, ends: toDay(ends.year + 1, ends.month, ends.day) ?? null }
}

function order({ year, month, day: date }: CalendarDay): number {
  return (year * 12 + month) * 32 + date
}

function day(text: string | undefined, year: number): CalendarDay | null {
  if (text === undefined) return null
  const wording = text.trim()
  const iso = parseDay(wording)
  if (iso) return iso
  const sale = /black|cyber|thanks/i.exec(wording)?.[0].toLowerCase()
  if (sale && Number.isNaN(year)) return null
  if (sale) return saleDay(sale === 'black' ? 'black friday' : sale === 'cyber' ? 'cyber monday' : 'thanksgiving', year)
  const [, dottedDay, dottedMonth, dottedYear] = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/.exec(wording) ?? []
  if (dottedYear !== undefined) return toDay(Number(dottedYear), Number(dottedMonth), Number(dottedDay)) ?? null
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(wording)
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])]
    const [month, date] = first > 12 && slashed[3] !== undefined ? [second, first] : [first, second]
    return toDay(fullYear(slashed[3], year), month, date) ?? null
  }
  const ownYear = /\b(20\d\d)\b/.exec(wording)?.[1]
  const rest = wording.replace(/\b20\d\d\b/, '')
  const date = /\d{1,2}/.exec(rest)?.[0]
  return toDay(Number(ownYear ?? year), findMonth(rest), Number(date)) ?? null
}

/** 1 to 12; 0 when no month is named. */
function findMonth(text: string): number {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) {
    const index = words.months.findIndex((names) => names.some((name) => word.startsWith(name)))
    if (index >= 0) return index + 1
  }
  return 0
}

function fullYear(digits: string | undefined, year: number): number {
  if (digits === undefined) return year
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
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
