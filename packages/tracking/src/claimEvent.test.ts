import { readVectors } from '@clipfront/vitest/vectors'
import { expect, it } from 'vitest'
import { claimEvent, DEDUPE_WINDOW_MS, eventKey, isDue } from './claimEvent.ts'

interface Tables {
  dedupeWindowMs: number
  dedupe: { stored?: string; now: number; send: boolean }[]
}

const { dedupe, dedupeWindowMs } = readVectors(new URL('../vectors/misc.json', import.meta.url)) as Tables

it.each(dedupe)('[R9.3] sent at $stored, now $now: sent again: $send', ({ stored, now, send }) => {
  expect(isDue(stored, now)).toBe(send)
})

it('[R9.3] the window is five minutes', () => {
  expect(DEDUPE_WINDOW_MS).toBe(dedupeWindowMs)
})

const click = eventKey(7, 1, 'click')

function createClaims() {
  const options = { sentTimes: new Map<string, string>(), storage: undefined, writeTime() {} }
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
