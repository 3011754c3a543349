import { expect, it } from 'vitest'
import { createPageCache } from './createPageCache.ts'

it('evicts the least recently used of more than 2000 entries', async () => {
  const cache = createPageCache<number>({ isOn: true, measureLength: () => 0 })
  for (let key = 0; key <= 2000; key += 1) await cache(String(key), async () => key)
  expect(await cache('1', async () => -1)).toBe(1)
  expect(await cache('0', async () => -1)).toBe(-1)
})

it('evicts the least recently used beyond 48 Mi characters', async () => {
  const cache = createPageCache<number>({ isOn: true, measureLength: () => 16 * 1024 * 1024 })
  for (const key of ['a', 'b', 'c', 'd']) await cache(key, async () => 1)
  expect(await cache('d', async () => 2)).toBe(1)
  expect(await cache('a', async () => 2)).toBe(2)
})
