const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** @param days before that moment; negative after it. Fractions are hours. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}
