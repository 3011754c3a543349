import { expect, it } from 'vitest'
import { createRateLimiter } from './createRateLimiter.ts'

it('counts each sender for itself, and anew in each window', () => {
  const mayPass = createRateLimiter({ most: 2, windowMs: 1000 })
  expect(['a', 'a', 'b', 'a'].map((sender) => mayPass(sender, 500))).toEqual([true, true, true, false])
  expect([mayPass('a', 1499), mayPass('a', 1500)]).toEqual([false, true])
})

it('has some rest as long as a window lasts, however fractions are rounded', () => {
  // Windows that end where numbers have a bit less for fractions.
  const rests = Array.from({ length: 65 }, (_, index) => {
    const start = 5536.1 + index * 7.1
    const mayPass = createRateLimiter({ most: 1, windowMs: 60_000 })
    mayPass('a', start)
    return mayPass('a', start + 60_000) ? 60_000 : mayPass.readRestMs(start + 60_000)
  })
  expect(rests.every((rest) => rest > 0)).toBe(true)
})

it('remembers whoever sends too much, however many others come, in bounded memory', () => {
  const mayPass = createRateLimiter({ most: 1, windowMs: 1000, capacity: 10 })
  for (const _ of [1, 2]) mayPass('flood', 0)
  for (let other = 0; other < 1000; other += 1) expect(mayPass(`other ${other}`, 0)).toBe(true)
  expect(mayPass('flood', 0)).toBe(false)
  expect(mayPass('other 500', 0), 'forgotten long ago').toBe(true)
})

it('forgets those with the fewest events, and others only where nobody has so few', () => {
  const mayPass = createRateLimiter({ most: 2, windowMs: 1000, capacity: 3 })
  for (const sender of ['a', 'a', 'b', 'b', 'once', 'new']) mayPass(sender, 0)
  expect(['a', 'b', 'new', 'new'].map((sender) => mayPass(sender, 0))).toEqual([false, false, true, false])
  expect([mayPass('newer', 0), mayPass('a', 0)], 'one of three that flood is forgotten').toEqual([true, true])
})
