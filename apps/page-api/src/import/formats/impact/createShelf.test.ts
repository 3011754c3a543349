import { array, assert, property, string, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { createShelf } from './createShelf.ts'

it('[R1.1] gives back what was put last under a key, whenever it is asked', () => {
  assert(
    property(array(tuple(string({ maxLength: 2 }), string({ unit: 'binary' })), { maxLength: 20 }), (puts) => {
      const shelf = createShelf()
      const known = new Map<string, string>()
      for (const [key, text] of puts) {
        shelf.put(key, text)
        known.set(key, text.toWellFormed())
        expect(shelf.get(key)).toBe(text.toWellFormed())
      }
      expect([...known.keys()].map((key) => shelf.get(key))).toEqual([...known.values()])
      expect(shelf.has('none at all')).toBe(false)
      expect(shelf.get('none at all')).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

it('[R1.1] holds what no memory would be spent on', () => {
  const shelf = createShelf()
  const text = 'x'.repeat(1000)
  const before = process.memoryUsage()
  for (let number = 0; number < 100_000; number += 1) shelf.put(String(number), `${number} ${text}`)
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  expect(heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(60_000_000)
  expect(shelf.get('99')?.slice(0, 4)).toBe('99 x')
  expect(shelf.get('99999')).toBe(`99999 ${text}`)
})
