import { expect, it } from 'vitest'
import { CACHE_CHARACTERS, createPageCache } from './createPageCache.ts'

const MIB = 1024 * 1024

it('evicts the least recently used of more than 2000 entries', async () => {
  const cache = createPageCache<number>({ isOn: true, characters: MIB, measureLength: () => 0 })
  for (let key = 0; key <= 2000; key += 1) await cache(String(key), async () => key)
  expect(await cache('1', async () => -1)).toBe(1)
  expect(await cache('0', async () => -1)).toBe(-1)
})

it('evicts the least recently used beyond its limit', async () => {
  const cache = createPageCache<number>({ isOn: true, characters: 48 * MIB, measureLength: () => 15 * MIB })
  for (const key of ['a', 'b', 'c', 'd']) await cache(key, async () => 1)
  expect(await cache('d', async () => 2)).toBe(1)
  expect(await cache('a', async () => 2)).toBe(2)
})

it('all caches of a process hold at most 48 Mi characters', () => {
  const sum = Object.values(CACHE_CHARACTERS).reduce((total, characters) => total + characters, 0)
  expect(sum).toBeLessThanOrEqual(48 * MIB)
})
