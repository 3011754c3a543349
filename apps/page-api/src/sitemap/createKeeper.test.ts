import { expect, it } from 'vitest'
import { createKeeper } from './createKeeper.ts'

function createClock() {
  let time = 0
  let made = 0
  const keep = createKeeper<number>(60_000, () => time)
  return { keep, make: async () => (made += 1), pass: (milliseconds: number) => (time += milliseconds) }
}

it('[R2.15] a thing is kept for a minute, each key’s by itself', async () => {
  const { keep, make, pass } = createClock()
  expect(await keep('uk', make)).toBe(1)
  pass(59_999)
  expect([await keep('uk', make), await keep('us', make)]).toEqual([1, 2])
  pass(1)
  expect([await keep('uk', make), await keep('us', make)]).toEqual([3, 2])
})

it('[R2.15] all who ask while it is made wait for the same, however long that takes', async () => {
  const { keep, pass } = createClock()
  const { promise, resolve } = Promise.withResolvers<number>()
  const first = keep('uk', () => promise)
  pass(600_000)
  const second = keep('uk', async () => 2)
  resolve(1)
  expect([await first, await second]).toEqual([1, 1])
})

it('[R2.15] a failure reaches all who wait for it, and is not kept', async () => {
  const { keep, make } = createClock()
  const asked = await Promise.allSettled([keep('uk', () => Promise.reject(new Error('no'))), keep('uk', make)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await keep('uk', make)).toBe(1)
})
