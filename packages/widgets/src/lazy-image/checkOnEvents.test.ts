import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isInRange, throttle } from './checkOnEvents.ts'

const screen = { width: 800, height: 800 }

it.each([
  ['I1', { top: 1599, bottom: 1699, left: 0, right: 100 }, true],
  ['I1', { top: 1600, bottom: 1700, left: 0, right: 100 }, false],
  ['I2', { top: -100, bottom: 0, left: 0, right: 100 }, false],
  ['I2', { top: -100, bottom: 1, left: 0, right: 100 }, true],
  ['I3', { top: 0, bottom: 100, left: 1599, right: 1699 }, true],
  ['I3', { top: 0, bottom: 100, left: 1600, right: 1700 }, false],
  ['I3', { top: 0, bottom: 100, left: -100, right: 0 }, false],
])('[R9.2] %s: a picture at %j is in range: %s', (_case, place, expected) => {
  expect(isInRange(place, screen, 2)).toBe(expected)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[R9.2] I18: events look at once, then once in 200 ms, and once after the last', () => {
  const seen: number[] = []
  const start = performance.now()
  const look = throttle(() => seen.push(performance.now() - start), 200)
  for (const at of [0, 50, 100, 150]) setTimeout(look, at)
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual([0, 200])
})

it('[R9.2] I18: events that go on are looked at every 200 ms', () => {
  const look = vi.fn<() => void>()
  const throttled = throttle(look, 200)
  for (let at = 0; at < 1000; at += 10) setTimeout(throttled, at)
  vi.advanceTimersByTime(2000)
  expect(look).toHaveBeenCalledTimes(6)
})
