import { expect, it } from 'vitest'
import { allMessages } from './allMessages.ts'
import { findPseudoLocale, pseudoMessages } from './pseudoMessages.ts'

const english = allMessages['en-GB']
const longer = pseudoMessages(english, { direction: 'ltr' })
const mirrored = pseudoMessages(english, { direction: 'rtl' })

it('the accented pseudo-locale keeps the words readable and makes them about 40 percent longer', () => {
  expect(longer.skipToContent).toMatch(/^Šķîþ ţö /)
  const grown = longer.cookieQuestion.length / english.cookieQuestion.length
  expect(grown).toBeGreaterThan(1.38)
  expect(grown).toBeLessThan(1.5)
})

it('what a message is called with stays as it is; lists, tables and tickets are reached', () => {
  expect(longer.visit('Nimbus Shoes')).toMatch(/^Ṽîšîţ .* Nimbus Shoes/)
  expect(longer.codesAndDeals({ value: 12, written: '12' }, { value: 0, written: '0' })).toContain('12')
  expect(longer.testingSteps).toHaveLength(english.testingSteps.length)
  expect(longer.footerGroups.shop).not.toBe(english.footerGroups.shop)
  expect(longer.percentOff('20%', false)).not.toEqual(english.percentOff('20%', false))
})

it('the mirrored pseudo-locale turns every sentence round, and closes what it opens', () => {
  expect(mirrored.home).toBe(`\u202E${english.home}\u202C`)
})

it('only the tags of pseudo-locales are some', () => {
  expect(findPseudoLocale('en-XB')?.direction).toBe('rtl')
  expect(findPseudoLocale('en-GB')).toBeUndefined()
})
