import { expect, it } from 'vitest'
import { wilsonInterval } from './wilsonInterval.ts'

const Z = 1.959_963_984_54

// The ends are the rates at which what was seen is just 1.96 standard deviations away, by which Wilson defines them.
it.each([
  [1, 10],
  [5, 10],
  [50, 1000],
  [999, 1000],
])('of %i in %i the ends are the rates that would just not be rejected', (successes, trials) => {
  const { low, high } = wilsonInterval(successes, trials)
  const seen = successes / trials
  expect(low).toBeLessThan(seen)
  expect(high).toBeGreaterThan(seen)
  for (const rate of [low, high])
    expect(Math.abs(seen - rate)).toBeCloseTo(Z * Math.sqrt((rate * (1 - rate)) / trials), 6)
})

it('says of no trials that it knows nothing, and leaves 0 and 1 at no time', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
  expect(wilsonInterval(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775, 4) })
  // Where rounding would lead beyond them.
  expect([wilsonInterval(0, 7).low, wilsonInterval(20, 20).high]).toEqual([0, 1])
  expect(wilsonInterval(10, 10)).toEqual({ low: expect.closeTo(0.7225, 4), high: expect.closeTo(1) })
  // More clicks than impressions: some of these were lost on their way.
  expect(wilsonInterval(12, 10)).toEqual(wilsonInterval(10, 10))
})
