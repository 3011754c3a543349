const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30.4 * DAY_MS

/** Languages whose long style differs from the narrow one by a space that nobody writes: `3 時間前`. */
const HAS_LONG_GAPS = new Set(['ja'])

/**
 * Distance of a moment from now, in words. It is cut, never rounded up: "3 hours ago" is at least three hours ago. Now itself is over:
 * "1 minute ago".
 */
export function createRelativeTime(
  language: string,
  length: 'long' | 'short' = 'long',
): (moment: number, now: number) => string {
  const style = HAS_LONG_GAPS.has(new Intl.Locale(language).language) ? 'narrow' : length
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always', style })
  return (moment, now) => {
    const { unit, unitMs } = resolveUnit(Math.abs(moment - now))
    const count = Math.max(1, Math.floor(Math.abs(moment - now) / unitMs))
    return words.format(moment > now ? count : -count, unit)
  }
}

/** Hours up to two days: "yesterday" would be a word about the calendar, and two people do not share one. */
function resolveUnit(distance: number): { unit: Intl.RelativeTimeFormatUnit; unitMs: number } {
  if (distance >= 60 * DAY_MS) return { unit: 'month', unitMs: MONTH_MS }
  if (distance >= 48 * HOUR_MS) return { unit: 'day', unitMs: DAY_MS }
  if (distance >= HOUR_MS) return { unit: 'hour', unitMs: HOUR_MS }
  return { unit: 'minute', unitMs: MINUTE_MS }
}
