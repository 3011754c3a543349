import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { array, assert, property, string, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { createShelf } from './createShelf.ts'

// What is measured is what is held, not what waits to be collected.
setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

function memoryHeld(): number {
  if (typeof collectGarbage === 'function') collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

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
  const before = memoryHeld()
  for (let number = 0; number < 100_000; number += 1) shelf.put(String(number), `${number} ${text}`)
  expect(memoryHeld() - before).toBeLessThan(30_000_000)
  expect(shelf.get('99')?.slice(0, 4)).toBe('99 x')
  expect(shelf.get('99999')).toBe(`99999 ${text}`)
})
