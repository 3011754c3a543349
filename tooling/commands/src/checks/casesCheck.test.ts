import { expect, it } from 'vitest'
import { CASES } from './CASES.ts'
import { findUnnamedCases } from './casesCheck.ts'

const CASE_NAMES = ['N1', 'N14', 'P3', 'P4', 'scroll R1']

/** The cases that are named by none of these lines. */
const missing = (...lines: string[]) =>
  findUnnamedCases([{ path: 'a.test.ts', text: lines.join('\n') }], CASE_NAMES).map((line) => line.split(':', 1)[0])

it.each([
  [`it('N14 is', () => {})`, ['N14']],
  [`it('[R2.11] N14: is', () => {})`, ['N14']],
  [`it('[R2.11] [R8.1] N14', () => {})`, ['N14']],
  ['test(`P3 P4 of ${this}`, () => {})', ['P3', 'P4']],
  [`it.each([['N1', 2], ['scroll R1', 3]])('[R2.6] %s', () => {})`, ['N1', 'scroll R1']],
])('reads %s', (line, names) => expect(missing(line)).toEqual(CASE_NAMES.filter((name) => !names.includes(name))))

it.each([
  `// it('N14 is', () => {})`,
  `it('is not N14', () => {})`,
  `it('N142 is', () => {})`,
  `it('/stores/caf%C3%A9', () => {})`,
  `const N14 = 1`,
])('finds no case in %s', (line) => expect(missing(line)).toEqual(CASE_NAMES))

it('says what to do', () => {
  expect(findUnnamedCases([], ['N14'])).toEqual([
    'N14: no test names it. Begin the title of the one that proves it with [ROW] N14, or write it.',
  ])
})

it('knows every case of the tables once', () => {
  expect([CASES.length, new Set(CASES).size]).toEqual([146, 146])
  expect(CASES).not.toContain('G3')
})
