import type { Site } from '@clipfront/site-config'
import { createMoney } from './createMoney.ts'
import { createRelativeTime } from './createRelativeTime.ts'

/** Numbers, money and moments as a site's language and time zone write them. */
export interface Format {
  number(value: number): string
  /** The number for a message whose grammar depends on it. */
  count(value: number): Count
  /** @param percent 20 is twenty percent */
  percent(percent: number): string
  /** @param amount in major units: 15 is fifteen pounds */
  money(amount: number, currency: string): string
  /** Day and month; the year only when it is not the one of `now`. */
  day(iso: string, now: number): string
  /** `2 days`, `36 hours`: as days where it is whole ones, of more than one. */
  hours(hours: number): string
  /** `60 days`. */
  days(days: number): string
  /** `1 day, 3 hours`, `5 hours, 12 minutes`: the two largest units. @param minutes whole ones, 1 at least */
  duration(minutes: number): string
  /** `3 hours ago`, `in 5 hours`, `tomorrow`. */
  relative(moment: number, now: number): string
  /** The same of what has happened: where another machine's clock is ahead of ours, it happened now. */
  ago(moment: number, now: number): string
  /** The same where there is little room: `3 hr ago`. */
  shortAgo(moment: number, now: number): string
}

const DAY_HOURS = 24
const HOUR_MINUTES = 60

const formats = new Map<string, Format>()

/** Intl objects are slow to make and quick to use, so each language and zone has one set for the life of the process. */
export function createFormat({ language, timeZone }: Pick<Site, 'language' | 'timeZone'>): Format {
  const key = `${language} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = makeFormat(language, timeZone)
  formats.set(key, made)
  return made
}

function makeFormat(language: string, timeZone: string): Format {
  const relative = createRelativeTime(language)
  const shortRelative = createRelativeTime(language, 'short')
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const shortDay = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'short' })
  const longDay = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })
  const createUnit = (unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const [inHours, inDays] = [createUnit('hour'), createUnit('day')]
  const readYear = rememberLast((moment: number) => year.format(moment))

  return {
    number: (value) => number.format(value),
    count: (value) => ({ value, written: number.format(value) }),
    percent: (value) => percent.format(value / 100),
    money: createMoney(language),
    day: (iso, now) => {
      const moment = Date.parse(iso)
      return (year.format(moment) === readYear(now) ? shortDay : longDay).format(moment)
    },
    hours: (hours) =>
      hours > DAY_HOURS && hours % DAY_HOURS === 0 ? inDays.format(hours / DAY_HOURS) : inHours.format(hours),
    days: (days) => inDays.format(days),
    duration: createDuration(language, createUnit),
    relative,
    ago: (moment, now) => relative(Math.min(moment, now), now),
    shortAgo: (moment, now) => shortRelative(Math.min(moment, now), now),
  }
}

/** Made when something runs down on a page: on most nothing does. */
function createDuration(language: string, createUnit: (unit: string) => Intl.NumberFormat) {
  let parts: { join: Intl.ListFormat; units: Intl.NumberFormat[] } | undefined
  // Nobody writes a gap between a number and its unit there.
  const isClose = language.startsWith('ja')
  return (minutes: number): string => {
    parts ??= {
      join: new Intl.ListFormat(language, { type: 'unit', style: isClose ? 'narrow' : 'short' }),
      units: ['day', 'hour', 'minute'].map(createUnit),
    }
    const hours = Math.floor(minutes / HOUR_MINUTES)
    const days = Math.floor(hours / DAY_HOURS)
    const counts = [days, hours % DAY_HOURS, days > 0 ? 0 : minutes % HOUR_MINUTES]
    const written = parts.units.flatMap((unit, index) => (counts[index] ? [unit.format(counts[index])] : []))
    const duration = parts.join.format(written)
    return isClose ? duration.replaceAll(' ', '') : duration
  }
}

/** All tickets of a page ask about the same moment. */
function rememberLast(read: (moment: number) => string): (moment: number) => string {
  let last: number | undefined
  let value = ''
  return (moment) => {
    if (moment !== last) {
      last = moment
      value = read(moment)
    }
    return value
  }
}

/** A number, for grammar to choose by, and how the site writes it. */
export interface Count {
  value: number
  written: string
}
