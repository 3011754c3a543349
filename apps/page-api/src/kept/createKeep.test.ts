import { setImmediate as settled } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createKeep } from './createKeep.ts'

function open(mostBytes = 1e6) {
  let time = 0
  return { keep: createKeep(60, mostBytes, () => time), wait: (ms: number) => (time += ms) }
}

it('is made once for all who ask meanwhile, and while it is fresh', async () => {
  const { keep, wait } = open()
  const make = vi.fn<() => Promise<number>>(async () => 1)
  expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual([1, 1])
  wait(59)
  await keep('a', make)
  expect(make).toHaveBeenCalledOnce()
})

it('is made anew once it is old, and nobody waits for that', async () => {
  const { keep, wait } = open()
  await keep('a', async () => 1)
  wait(60)
  const next = Promise.withResolvers<number>()
  const make = vi.fn<() => Promise<number>>(async () => next.promise)
  expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual([1, 1])
  next.resolve(2)
  await settled()
  expect([await keep('a', make), make.mock.calls.length]).toEqual([2, 1])
})

it('is not given once it is far too old: whoever asks waits', async () => {
  const { keep, wait } = open()
  await keep('a', async () => 1)
  wait(300)
  expect(await keep('a', async () => 2)).toBe(2)
  expect(await keep('a', async () => 3)).toBe(2)
})

it('that it failed is not kept', async () => {
  const { keep } = open()
  await expect(keep('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await keep('a', async () => 2)).toBe(2)
})

it('what there was stands on where making it anew fails', async () => {
  const { keep, wait } = open()
  await keep('a', async () => 1)
  wait(60)
  await keep('a', async () => Promise.reject(new Error('down')))
  await settled()
  expect(await keep('a', async () => 2)).toBe(1)
  wait(60)
  await keep('a', async () => 2)
  await settled()
  expect(await keep('a', async () => 3)).toBe(2)
})

const THING = 'x'.repeat(1000)

it('lets go of what nobody has asked for the longest', async () => {
  const { keep } = open(2.5 * THING.length)
  const make = vi.fn<() => Promise<string>>(async () => THING)
  for (const key of ['a', 'b', 'a', 'c', 'a']) await keep(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await keep('b', make)
  expect(make).toHaveBeenCalledTimes(4)
})

it('lets go of no more than is too much, also where what is made anew has grown', async () => {
  const { keep, wait } = open(3.5 * THING.length)
  await keep('a', async () => THING)
  await keep('b', async () => '')
  wait(60)
  await keep('b', async () => `${THING}${THING}`)
  await settled()
  const make = vi.fn<() => Promise<string>>(async () => '')
  expect([(await keep('a', make)).length, (await keep('b', make)).length]).toEqual([1000, 2000])
  await keep('c', async () => THING)
  expect((await keep('b', make)).length).toBe(2000)
  expect(await keep('a', make)).toBe('')
})

it('keeps nothing that is too much by itself', async () => {
  const { keep } = open(THING.length)
  const make = vi.fn<() => Promise<string>>(async () => THING)
  expect([await keep('a', make), await keep('a', make)]).toEqual([THING, THING])
  expect(make).toHaveBeenCalledTimes(2)
})

const NOT_TO_BE_WRITTEN = { make: () => 1 }

it('gives what cannot be written down to whoever asks, and keeps none of it', async () => {
  const { keep } = open()
  const make = vi.fn<() => Promise<object>>(async () => NOT_TO_BE_WRITTEN)
  expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual([NOT_TO_BE_WRITTEN, NOT_TO_BE_WRITTEN])
  expect(make).toHaveBeenCalledOnce()
  await settled()
  expect(await keep('a', async () => 2)).toBe(2)
  expect(await keep('a', async () => 3)).toBe(2)
})

it('lets go of what there was where what is made anew cannot be written down', async () => {
  const { keep, wait } = open()
  await keep<unknown>('a', async () => 1)
  wait(60)
  expect(await keep<unknown>('a', async () => NOT_TO_BE_WRITTEN)).toBe(1)
  await settled()
  expect(await keep('a', async () => 2)).toBe(2)
})

it('what took long to make stands longer', async () => {
  const { keep, wait } = open()
  await keep('a', async () => wait(1))
  wait(299)
  const make = vi.fn<() => Promise<number>>(async () => 2)
  await keep('a', make)
  expect(make).not.toHaveBeenCalled()
  wait(1)
  await keep('a', make)
  expect(make).toHaveBeenCalledOnce()
})
