import { expect, it } from 'vitest'
import { createPageCache } from './createPageCache.ts'

it('keeps an entry for 60 s', () => {
  let now = 0
  const cache = createPageCache<string>({ now: () => now })
  cache.put('a', 'A')
  now = 60_000
  expect(cache.find('a')?.value).toBe('A')
  now = 60_001
  expect(cache.find('a')).toBeUndefined()
})

it('says of an entry once that it is due, before it is given up, and again of what came in its place', () => {
  let now = 0
  const cache = createPageCache<string>({ now: () => now })
  const dueAt = (moment: number) => {
    now = moment
    return cache.find('a')?.isDue
  }
  cache.put('a', 'A')
  expect([45_000, 45_001, 45_002, 60_000].map(dueAt)).toEqual([false, true, false, false])
  cache.put('a', 'B')
  expect([104_000, 104_001].map(dueAt)).toEqual([false, true])
})

it('lets no two of what was made together come due in one second', () => {
  let now = 0
  const cache = createPageCache<string>({ now: () => now })
  const keys = ['a', 'b', 'c']
  for (const key of keys) cache.put(key, key)
  const dueAt = keys.map((key) => {
    for (now = 0; !cache.find(key)?.isDue; now += 500);
    return now
  })
  expect(dueAt).toEqual([45_500, 44_500, 43_500])
})

it('gives up what was not used for the longest time', () => {
  const cache = createPageCache<number>({ now: () => 0 })
  for (let entry = 0; entry < 2000; entry += 1) cache.put(String(entry), entry)
  cache.find('0')
  cache.put('one more', -1)
  expect(['0', '1', '2'].map((key) => cache.find(key)?.value)).toEqual([0, undefined, 2])
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
  expect(cache.find('f')?.value).toBe(third)
})
