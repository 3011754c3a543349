import { expect, it } from 'vitest'
import { createPageCache } from './createPageCache.ts'

it('keeps an entry for 60 s', () => {
  let now = 0
  const cache = createPageCache<string>({ now: () => now })
  cache.put('a', 'A')
  now = 60_000
  expect(cache.find('a')).toBe('A')
  now = 60_001
  expect(cache.find('a')).toBeUndefined()
})

it('gives up what was not used for the longest time', () => {
  const cache = createPageCache<number>({ now: () => 0 })
  for (let entry = 0; entry < 2000; entry += 1) cache.put(String(entry), entry)
  cache.find('0')
  cache.put('one more', -1)
  expect([cache.find('0'), cache.find('1'), cache.find('2')]).toEqual([0, undefined, 2])
})

it('gives up old pages when large ones would fill the memory', () => {
  const cache = createPageCache<number>({ now: () => 0, weigh: (weight) => weight })
  const third = 16 * 1024 * 1024
  for (const key of ['a', 'b', 'c']) cache.put(key, third)
  cache.put('c', third)
  cache.find('a')
  cache.put('d', third)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true])
  cache.put('e', 4 * third)
  expect(['a', 'c', 'd', 'e'].map((key) => cache.find(key))).toEqual([undefined, undefined, undefined, undefined])
  cache.put('f', third)
  expect(cache.find('f')).toBe(third)
})
