import { memoize } from '@clipfront/cache/memoize'

export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** Which of two figures is the day: 5/12. */
export type FigureOrder = 'day-first' | 'month-first'

const EDGES = { start: { hours: 0, minutes: 0, seconds: 0 }, end: { hours: 23, minutes: 59, seconds: 59 } }

/**
 * A wall-clock time of a day in a zone as a moment. Where the clock is moved that night, the nearest moment is taken.
 * @param timeZone IANA name
 */
export function zonedMoment(
  { year, month, day }: CalendarDay,
  time: 'start' | 'end' | { hours: number; minutes: number },
  timeZone: string,
): Date {
  const { hours, minutes, seconds } = typeof time === 'string' ? EDGES[time] : { ...time, seconds: 0 }
  const wanted = Date.UTC(year, month - 1, day, hours, minutes, seconds)
  return new Date(momentAt(`${wanted} ${timeZone}`))
}

/** A feed has a million offers and a few hundred days. */
const momentAt = memoize((key) => {
  const [text = '', timeZone = ''] = key.split(' ')
  const wanted = Number(text)
  return wanted - offsetAt(wanted - offsetAt(wanted, timeZone), timeZone)
})

const findClock = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of findClock(timeZone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

/** What feeds write where there is no date. */
const NEVER = /^(?:|none|null|n\/?a|0|ongoing|unlimited|never|1970-01-01.*|0000-00-00.*|9999.*)$/i

/**
 * A date as machines write it: `2025-11-24`, with or without a time. Only the day counts.
 * @returns undefined for anything else, for dates that do not exist, and for the many ways to say "no date"
 */
export function parseDay(value: string): CalendarDay | undefined {
  const trimmed = value.trim()
  if (NEVER.test(trimmed)) return undefined
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T\s])/.exec(trimmed)
  return match ? toDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/** The day, if the calendar has it. */
export function toDay(year: number, month: number, day: number): CalendarDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1990 && year <= 2100 ? { year, month, day } : undefined
}
