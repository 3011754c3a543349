import { expect, it, vi } from 'vitest'
import { memoize } from './memoize.ts'

it('computes a result once per text, also where it is undefined', () => {
  const compute = vi.fn<(text: string) => number | undefined>((text) => (text === 'oak' ? undefined : text.length))
  const memoized = memoize(compute)
  expect(['oak', 'acorn', 'oak', 'acorn'].map(memoized)).toEqual([undefined, 5, undefined, 5])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('evicts the least recently used result, and caches none of a long text', () => {
  const compute = vi.fn<(text: string) => number>((text) => text.length)
  const memoized = memoize(compute, 2)
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) memoized(text)
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
  const long = 'x'.repeat(5000)
  expect([memoized(long), memoized(long)]).toEqual([5000, 5000])
  expect(compute).toHaveBeenCalledTimes(6)
})
