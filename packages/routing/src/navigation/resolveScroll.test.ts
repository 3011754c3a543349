import { readVectors } from '@clipfront/vitest/vectors'
import { expect, it } from 'vitest'
import { resolveScroll } from './resolveScroll.ts'
import type { ScrollMove } from './ScrollMove.ts'

interface ScrollCase extends ScrollMove {
  anchorY?: number
  marginTop?: number
  expect: readonly [number, number] | 'keep'
  note: string
}

const { scroll } = readVectors(new URL('../../vectors/misc.json', import.meta.url)) as { scroll: ScrollCase[] }

// A fragment decides in the one half of the table, in the other there is none.
const [withFragment, without] = [scroll.filter(({ hash }) => hash), scroll.filter(({ hash }) => !hash)]

it.each(without)('[R2.6] $note', proveScroll)
it.each(withFragment)('[R2.7] $note', proveScroll)

function proveScroll({ anchorY, marginTop = 0, expect: expected, ...move }: ScrollCase) {
  const anchor = anchorY === undefined ? undefined : { y: anchorY, marginTop }
  expect(resolveScroll(move, anchor)).toEqual(expected)
}
