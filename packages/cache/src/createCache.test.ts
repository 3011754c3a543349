import { expect, it, vi } from 'vitest'
import { type CacheOptions, createCache } from './createCache.ts'

function open(options: Partial<CacheOptions<string>> = {}) {
  let time = 1
  const cache = createCache<string>({
    ttlMs: 60,
    staleMs: 40,
    maxSize: 100,
    measureSize: ({ length }) => length,
    now: () => time,
    ...options,
  })
  return { cache, wait: (ms: number) => (time += ms) }
}
const loader = (value: string) => vi.fn<() => Promise<string>>(async () => value)
const settled = () => new Promise(setImmediate)

it('serves a fresh value without loading it again', async () => {
  const { cache, wait } = open()
  await cache('a', loader('1'))
  wait(59)
  const load = loader('2')
  expect(await cache('a', load)).toBe('1')
  expect(load).not.toHaveBeenCalled()
})

it('serves a stale value and loads the next one once in the background', async () => {
  const { cache, wait } = open()
  await cache('a', loader('1'))
  wait(60)
  const load = loader('2')
  expect(await Promise.all([cache('a', load), cache('a', load)])).toEqual(['1', '1'])
  await settled()
  expect(load).toHaveBeenCalledOnce()
  expect(await cache('a', loader('3'))).toBe('2')
})

it('loads anew once the stale time is over', async () => {
  const { cache, wait } = open()
  await cache('a', loader('1'))
  wait(101)
  expect(await cache('a', loader('2'))).toBe('2')
})

it('calls one load for all who ask at once, each key by itself', async () => {
  const { cache } = open()
  const load = loader('1')
  expect(await Promise.all([cache('a', load), cache('a', load), cache('b', load)])).toEqual(['1', '1', '1'])
  expect(load).toHaveBeenCalledTimes(2)
})

it('caches no failure', async () => {
  const { cache } = open()
  await expect(cache('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache('a', loader('2'))).toBe('2')
})

it('loads anew after a load that throws before it returns a promise', async () => {
  const { cache } = open()
  await expect(
    cache('a', () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await cache('a', loader('2'))).toBe('2')
})

it('serves the stale value on where a background load fails, and reports the failure', async () => {
  const onRefreshError = vi.fn<(error: unknown) => void>()
  const { cache, wait } = open({ onRefreshError })
  await cache('a', loader('1'))
  wait(60)
  await cache('a', async () => Promise.reject(new Error('down')))
  await settled()
  expect(onRefreshError).toHaveBeenCalledOnce()
  expect(await cache('a', loader('2'))).toBe('1')
  await settled()
  expect(await cache('a', loader('3'))).toBe('2')
})

it('evicts the least recently used entry when the sum of the sizes is over the limit', async () => {
  const { cache } = open()
  const value = 'x'.repeat(40)
  for (const key of ['a', 'b', 'a', 'c']) await cache(key, loader(value))
  const again = loader('new')
  expect(await cache('a', again)).toBe(value)
  expect(await cache('b', again)).toBe('new')
})

it('evicts beyond the number of entries', async () => {
  const { cache } = open({ maxEntries: 1 })
  for (const key of ['a', 'b']) await cache(key, loader('1'))
  expect(await cache('a', loader('2'))).toBe('2')
})

it('caches no value that is larger than the whole cache, and evicts nothing for it', async () => {
  const { cache } = open()
  await cache('a', loader('1'))
  await cache('b', loader('x'.repeat(101)))
  expect(await cache('a', loader('2'))).toBe('1')
  expect(await cache('b', loader('2'))).toBe('2')
})

it('tells of each lookup what the cache holds', async () => {
  const { cache, wait } = open()
  const states: string[] = []
  for (const pauseMs of [0, 59, 1]) {
    wait(pauseMs)
    await cache('a', loader('1'), (state) => states.push(state))
  }
  expect(states).toEqual(['miss', 'hit', 'stale'])
})

it('caches only what is cacheable', async () => {
  const { cache } = open({ isCacheable: (value, key) => value !== 'none' && key !== 'never' })
  await cache('a', loader('none'))
  await cache('never', loader('1'))
  expect(await cache('a', loader('2'))).toBe('2')
  expect(await cache('never', loader('2'))).toBe('2')
})
