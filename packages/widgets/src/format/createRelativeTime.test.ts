import { expect, it } from 'vitest'
import { createRelativeTime } from './createRelativeTime.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const relative = createRelativeTime('en-GB')

it.each([
  ['2026-11-20T12:00:00.001Z', 'in 1 minute'],
  ['2026-11-20T12:00:00.000Z', '1 minute ago'],
  ['2026-11-20T11:59:59.000Z', '1 minute ago'],
  ['2026-11-20T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-20T08:00:01.000Z', '3 hours ago'],
  ['2026-11-18T12:00:01.000Z', '47 hours ago'],
  ['2026-11-18T12:00:00.000Z', '2 days ago'],
  ['2026-09-21T12:00:01.000Z', '59 days ago'],
  ['2026-09-20T12:00:00.000Z', '2 months ago'],
  ['2026-11-20T17:30:00.000Z', 'in 5 hours'],
])('%s is %s: cut, and never rounded up', (moment, words) => {
  expect(relative(Date.parse(moment), NOW)).toBe(words)
})
