import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createKeySet } from './createKeySet.ts'

it('tells keys that have come from those that have not, however many there are', () => {
  const set = createKeySet()
  const keys = Array.from({ length: 100_000 }, (_, number) => hash('sha256', String(number)).slice(0, 20))
  expect(keys.filter((key) => !set.add(key))).toEqual([])
  expect(keys.filter((key) => set.add(key))).toEqual([])
})

it.each(['0'.repeat(20), `${'f'.repeat(8)}${'0'.repeat(12)}`, 'f'.repeat(20)])(
  'takes %s for a key as any other',
  (key) => {
    const set = createKeySet()
    expect([set.add(key), set.add(key)]).toEqual([true, false])
  },
)
