import { expect, it } from 'vitest'
import { createRecentLimiter } from './createRecentLimiter.ts'

it('lets a sender have no more in any span, wherever it begins', () => {
  const mayPass = createRecentLimiter({ most: 2, spanMs: 1000 })
  const send = (...times: number[]) => times.map((time) => mayPass('a', time))
  expect(send(900, 999, 1000, 1899)).toEqual([true, true, false, false])
  expect(send(1900, 1998, 1999, 2899, 2900), 'each is free again when it is that old').toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  expect(mayPass('b', 2900)).toBe(true)
})

it('remembers so many senders and no more, those that were there last', () => {
  const mayPass = createRecentLimiter({ most: 1, spanMs: 1000, capacity: 2 })
  for (const sender of ['a', 'b', 'c']) mayPass(sender, 0)
  expect(['c', 'b', 'a'].map((sender) => mayPass(sender, 1))).toEqual([false, false, true])
})
