import type { CalendarDay } from './zonedMoment.ts'

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
