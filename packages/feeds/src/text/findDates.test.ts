import { expect, it } from 'vitest'
import { findDates } from './findDates.ts'
import type { CalendarDay } from './CalendarDay.ts'

const say = (day: CalendarDay | null): string => (day ? `${day.year}-${day.month}-${day.day}` : '')

it.each([
  ['(Nov 20 - Dec 2)', '2025-11-20', '2025-12-2'],
  ['from Nov.28 to Dec.2', '2025-11-28', '2025-12-2'],
  ['(Nov 24 - Dec 2, 2026)', '2025-11-24', '2026-12-2'],
  ['Valid from 13th Nov to 31th Dec', '2025-11-13', '2025-12-31'],
  ['between 24 Nov and 1 Dec', '2025-11-24', '2025-12-1'],
  ['(Nov 24-28)', '2025-11-24', '2025-11-28'],
  ['Nov 25 – 30', '2025-11-25', '2025-11-30'],
  ['from Nov 27th 2025 to December 1st, 2025', '2025-11-27', '2025-12-1'],
  ['from 2025-11-25 to 2025-12-02', '2025-11-25', '2025-12-2'],
  ['Dec 20 - Jan 3', '2025-12-20', '2026-1-3'],
  ['8/2 until 8/4', '2025-8-2', '2025-8-4'],
  ['until Dec 5, 2024', '', '2024-12-5'],
  ['through December 1', '', '2025-12-1'],
  ['| Ends Dec 2 |', '', '2025-12-2'],
  ['Offer ends on Dec 2th 2025', '', '2025-12-2'],
  ['(expires: 2025-11-30)', '', '2025-11-30'],
  ['ends Monday 2012/11/19', '', '2012-11-19'],
  ['(Exp 8/15/12)', '', '2012-8-15'],
  ['till 27th Nov, 2023', '', '2023-11-27'],
  ['before December 2', '', '2025-12-1'],
  ['until the end of November', '', '2025-11-30'],
  ['through Cyber Monday', '', '2025-12-1'],
  ['until Black Friday', '', '2025-11-28'],
  ['| in-app | 2025-12-12', '', '2025-12-12'],
  ['starting 11/28', '2025-11-28', ''],
  ['from 20th November!', '2025-11-20', ''],
  ['only on Monday, November 28th', '2025-11-28', '2025-11-28'],
  ['on Nov 28th', '2025-11-28', '2025-11-28'],
  ['Nov 28 Only', '2025-11-28', '2025-11-28'],
  ['on Black Friday Only', '2025-11-28', '2025-11-28'],
  ['(U.S. only, expires Oct. 1)', '', '2025-10-1'],
  ['[Expires 11:59PM PST on 7/14/2025]', '', '2025-7-14'],
  ['[Expires at 11:59 on 3/24]', '', '2025-3-24'],
  ['[Expires SOON!: 11:59pm PT on Saturday, 2/2/2025]', '', '2025-2-2'],
  ['Ends at midnight on May 4', '', '2025-5-4'],
  ['until Nov 31', '', ''],
  ['50% off for 2 years', '', ''],
])('%s', (text, starts, ends) => {
  const dates = findDates(text, 2025)
  expect([say(dates.starts), say(dates.ends)]).toEqual([starts, ends])
})
