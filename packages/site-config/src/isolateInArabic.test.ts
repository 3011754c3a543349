import { expect, it } from 'vitest'
import { isolateInArabic } from './isolateInArabic.ts'
import { sites } from './index.ts'

it('[R9.6] reads a name of two scripts from right to left, whichever comes first', () => {
  expect(isolateInArabic('Clipfront الإمارات')).toBe('\u2067Clipfront الإمارات\u2069')
  expect(isolateInArabic('متجر Alto')).toBe('\u2067متجر Alto\u2069')
})

it('leaves a name of other letters in its own direction', () => {
  expect(isolateInArabic('Quill & Co.')).toBe('\u2068Quill & Co.\u2069')
})

it('[R9.6] meets the name of each Arabic site', () => {
  const names = sites.filter(({ direction }) => direction === 'rtl').map(({ name }) => isolateInArabic(name))
  expect(names.map((name) => name[0])).toEqual(names.map(() => '\u2067'))
  expect(names).not.toEqual([])
})
