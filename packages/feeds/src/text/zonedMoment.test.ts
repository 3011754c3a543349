import { expect, it } from 'vitest'
import { zonedMoment } from './CalendarDay.ts'

it.each([
  [{ year: 2025, month: 12, day: 2 }, 'end', 'America/New_York', '2025-12-03T04:59:59.000Z'],
  [{ year: 2025, month: 7, day: 1 }, 'start', 'Europe/London', '2025-06-30T23:00:00.000Z'],
  // The clock goes back that night.
  [{ year: 2026, month: 11, day: 1 }, 'start', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  [{ year: 2026, month: 11, day: 1 }, 'end', 'America/New_York', '2026-11-02T04:59:59.000Z'],
] as const)('%o %s in %s', (day, time, zone, moment) => {
  expect(zonedMoment(day, time, zone).toISOString()).toBe(moment)
})
