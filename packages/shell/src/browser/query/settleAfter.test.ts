import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleAfter } from './useComponentFetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that takes this long, and how long it took until somebody saw its outcome. */
async function watch(durationMs: number, delay: unknown, outcome: 'done' | Error = 'done') {
  const begun = Date.now()
  const startedAt: number[] = []
  const settled = settleAfter(async () => {
    startedAt.push(Date.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, durationMs))
    if (outcome instanceof Error) throw outcome
    return outcome
  }, delay).then(
    (value) => ({ value, afterMs: Date.now() - begun }),
    (error: unknown) => ({ error, afterMs: Date.now() - begun }),
  )
  await vi.advanceTimersByTimeAsync(5000)
  return { ...(await settled), startedAt }
}

describe('[R9.1] the outcome of a fetch', () => {
  it.each([
    ['F1', 10, undefined, 200],
    ['F2', 200, undefined, 200],
    ['F3', 500, undefined, 500],
    ['F4', 10, 1000, 1000],
    ['F5', 10, 0, 10],
    ['F15: no number', 10, 'abc', 200],
    ['F15: not a number', 10, Number.NaN, 200],
    ['F15: negative', 10, -5, 10],
  ])('%s: of %i ms with the delay %s is seen after %i ms', async (_case, durationMs, delay, afterMs) => {
    expect(await watch(durationMs, delay)).toEqual({ value: 'done', afterMs, startedAt: [0] })
  })

  it('F6: an error is held back as well', async () => {
    const error = new Error('no')
    expect(await watch(10, undefined, error)).toEqual({ error, afterMs: 200, startedAt: [0] })
  })
})
