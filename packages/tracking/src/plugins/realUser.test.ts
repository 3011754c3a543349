import { readVectors } from '@clipfront/vitest/vectors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRealUser, sampleScroll } from './realUser.ts'

interface Row {
  cookie?: string
  elapsedMs: number
  interactions: number
  real: boolean
}
const { realUser } = readVectors(new URL('../../vectors/misc.json', import.meta.url)) as { realUser: Row[] }

it.each(realUser)(
  '[R4.8] cookie $cookie, $elapsedMs ms, $interactions interactions: $real',
  ({ real, ...evidence }) => {
    expect(isRealUser({ cookie: undefined, ...evidence })).toBe(real)
  },
)

describe('[R9.7] scrolling', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    { events: [0], samples: [0] },
    { events: [0, 100, 200, 499], samples: [0, 500] },
    { events: [0, 100, 600, 700], samples: [0, 500, 1000] },
    { events: [0, 501, 1100], samples: [0, 501, 1100] },
  ])('at $events is sampled at $samples', ({ events, samples }) => {
    const start = Date.now()
    const taken: number[] = []
    const sample = sampleScroll(() => void taken.push(Date.now() - start))
    for (const at of events) {
      vi.advanceTimersByTime(at - (Date.now() - start))
      sample()
    }
    vi.advanceTimersByTime(3000)
    expect(taken).toEqual(samples)
  })
})
