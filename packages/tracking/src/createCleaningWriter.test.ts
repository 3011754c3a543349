import { readVectors } from '@clipfront/vitest/vectors'
import { expect, it } from 'vitest'
import { chooseKeysToRemove } from './createCleaningWriter.ts'

interface Row {
  entries: [string, string][]
  prefix: string
  limitBytes: number
  remove: string[]
}

const { storageCleanup } = readVectors(new URL('../vectors/misc.json', import.meta.url)) as { storageCleanup: Row[] }

it.each(storageCleanup)(
  '[R9.4] of $entries at $limitBytes bytes $remove go',
  ({ entries, prefix, limitBytes, remove }) => {
    expect(chooseKeysToRemove(entries, { prefix, limitBytes })).toEqual(remove)
  },
)

it('measures UTF-16 bytes of keys and values, and starts exactly at the limit', () => {
  const entries = [['td:é', '12']] as const
  expect(chooseKeysToRemove(entries, { prefix: 'td:', limitBytes: 13 })).toEqual([])
  expect(chooseKeysToRemove(entries, { prefix: 'td:', limitBytes: 12 })).toEqual(['td:é'])
})

it('keeps the order when several times cannot be read', () => {
  const entries = [
    ['td:c', 'x'],
    ['td:a', ''],
    ['td:b', 'y'],
    ['td:d', '3'],
  ] as const
  expect(chooseKeysToRemove(entries, { prefix: 'td:', limitBytes: 1 })).toEqual(['td:b', 'td:c'])
})
