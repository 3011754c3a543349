import { expect, it } from 'vitest'
import { claimEvent } from './claimEvent.ts'
import { eventKey } from './eventKey.ts'
import { DEDUPE_WINDOW_MS } from './isDue.ts'
import { writeSimply } from './writeSimply.ts'

const click = eventKey(7, 1, 'click')

function createClaims() {
  const options = { sentTimes: new Map<string, string>(), storage: undefined, writeTime: writeSimply }
  return (key: string, now: number) => claimEvent(key, now, options)
}

it('an event that is held back does not extend the window', () => {
  const claim = createClaims()
  expect(claim(click, 1000)).toBe(true)
  expect(claim(click, 1000 + DEDUPE_WINDOW_MS - 1)).toBe(false)
  expect(claim(click, 1000 + DEDUPE_WINDOW_MS)).toBe(true)
})

it.each([
  ['another event', eventKey(7, 1, 'impression')],
  ['another coupon', eventKey(7, 2, 'click')],
  ['another merchant', eventKey(8, 1, 'click')],
])('[R9.3] %s is on its own', (_, other) => {
  const claim = createClaims()
  claim(click, 1000)
  expect(claim(other, 1000)).toBe(true)
})
