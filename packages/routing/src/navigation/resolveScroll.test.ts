import { readVectors } from '@clipfront/vitest/vectors'
import { expect, it } from 'vitest'
import { resolveScroll, type ScrollInput } from './resolveScroll.ts'

interface ScrollCase extends ScrollInput {
  anchorY?: number
  marginTop?: number
  expect: readonly [number, number] | 'keep'
  note: string
}

/** The cases of the table, in its order. There they are R1 to R21; here, where R2.6 is a row, they say whose they are. */
const CASES = [
  'scroll R1',
  'scroll R2',
  'scroll R3',
  'scroll R4',
  'scroll R5',
  'scroll R6',
  'scroll R7',
  'scroll R8',
  'scroll R9',
  'scroll R10',
  'scroll R11',
  'scroll R12',
  'scroll R13',
  'scroll R14',
  'scroll R15',
  'scroll R16',
  'scroll R17',
  'scroll R18',
  'scroll R19',
  'scroll R20',
  'scroll R21',
]

const { scroll } = readVectors(new URL('../../vectors/misc.json', import.meta.url)) as { scroll: ScrollCase[] }
const named = scroll.map((each, index) => [CASES[index] ?? 'another scroll', each.note, each] as const)

// A fragment decides in the one half of the table, in the other there is none.
const [withFragment, without] = [named.filter(([, , { hash }]) => hash), named.filter(([, , { hash }]) => !hash)]

it.each(without)('[R2.6] %s: %s', proveScroll)
it.each(withFragment)('[R2.7] %s: %s', proveScroll)

function proveScroll(_name: string, _note: string, given: ScrollCase) {
  const { anchorY, marginTop = 0, expect: expected, ...move } = given
  const anchor = anchorY === undefined ? undefined : { y: anchorY, marginTop }
  expect(resolveScroll(move, anchor)).toEqual(expected)
}
