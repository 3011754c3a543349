import type { CalendarDay } from './zonedMoment.ts'

const NOVEMBER = 10
const THURSDAY = 4
const DAY_MS = 86_400_000

/** The day that a sale is named after: Thanksgiving is November's fourth Thursday, Black Friday the day after, and so on. */
export function saleDay(name: 'thanksgiving' | 'black friday' | 'cyber monday', year: number): CalendarDay {
  const first = new Date(Date.UTC(year, NOVEMBER, 1)).getUTCDay()
  const thanksgiving = Date.UTC(year, NOVEMBER, 1 + ((THURSDAY - first + 7) % 7) + 21)
  const after = { thanksgiving: 0, 'black friday': 1, 'cyber monday': 4 } as const
  const day = new Date(thanksgiving + after[name] * DAY_MS)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}
