import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeparture, REDIRECT_DELAY_MS } from './createDeparture.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('[R4.3] leaves after 300 ms and not before', () => {
  const go = vi.fn<() => void>()
  const departure = createDeparture()
  departure.start(go)
  vi.advanceTimersByTime(299)
  expect(go).not.toHaveBeenCalled()
  expect(departure.isPending()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledOnce()
  expect(departure.isPending()).toBe(false)
})

it('stays when it is cancelled', () => {
  const go = vi.fn<() => void>()
  const departure = createDeparture()
  departure.start(go)
  departure.cancel()
  vi.advanceTimersByTime(2 * REDIRECT_DELAY_MS)
  expect(go).not.toHaveBeenCalled()
  expect(departure.isPending()).toBe(false)
})
