import { expect, it } from 'vitest'
import { isEndingSoon } from './TicketFacts.tsx'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')

it.each([
  ['live', '2026-11-20T12:00:01.000Z', true],
  ['live', '2026-11-22T11:59:59.999Z', true],
  ['live', '2026-11-22T12:00:00.000Z', false],
  ['live', null, false],
  ['upcoming', '2026-11-21T00:00:00.000Z', false],
  ['expired', '2026-11-19T00:00:00.000Z', false],
] as const)('a coupon that is %s and ends at %s: %s', (state, endsAt, isSoon) => {
  expect(isEndingSoon({ state, endsAt }, NOW)).toBe(isSoon)
})
