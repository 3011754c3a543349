import { describe, expect, it } from 'vitest'
import { ARABIC } from '../testing/discounts/arabic.ts'
import { CHINESE } from '../testing/discounts/chinese.ts'
import { DANISH } from '../testing/discounts/danish.ts'
import { DUTCH } from '../testing/discounts/dutch.ts'
import { ENGLISH } from '../testing/discounts/english.ts'
import { FRENCH } from '../testing/discounts/french.ts'
import { GERMAN } from '../testing/discounts/german.ts'
import { ITALIAN } from '../testing/discounts/italian.ts'
import { JAPANESE } from '../testing/discounts/japanese.ts'
import { NORWEGIAN } from '../testing/discounts/norwegian.ts'
import { POLISH } from '../testing/discounts/polish.ts'
import { PORTUGUESE } from '../testing/discounts/portuguese.ts'
import { SPANISH } from '../testing/discounts/spanish.ts'
import { SWEDISH } from '../testing/discounts/swedish.ts'
import { TURKISH } from '../testing/discounts/turkish.ts'
import columnNames from '../propose/columnNames.json' with { type: 'json' }
import { findDiscount } from './findDiscount.ts'
import { plainText } from './plainText.ts'
import calls from './words/calls.json' with { type: 'json' }
import codes from './words/codes.json' with { type: 'json' }
import discounts from './words/discounts.json' with { type: 'json' }

/** How each language says the same few things; words are in `words/discounts.json`. */
const CASES = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  da: DANISH,
  ar: ARABIC,
  ja: JAPANESE,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  tr: TURKISH,
  zh: CHINESE,
  pl: POLISH,
  sv: SWEDISH,
  nb: NORWEGIAN,
}

describe.each(Object.entries(CASES))('in %s', (language, cases) => {
  it.each(cases)('%s', (text, discount) => {
    expect(findDiscount(plainText(text), language)).toEqual(discount)
  })
})

it.each([
  'Rücksendung ist kostenlos',
  'Kostenlose Retoure',
  'Retours gratuits',
  'Essai gratuit 30 jours',
  'Devoluciones gratis',
  '返品無料',
  '免费试用',
  'Ücretsiz iade',
  'Prices rise soon (+33%)',
  '100% cotton',
])('%s: nothing', (text) => {
  expect(findDiscount(text)).toBeNull()
})

it.each([
  ['names of columns', columnNames.fields.ends],
  ['what stands in the place of a code', codes.noCode],
  ['calls to follow a link', calls.call],
  ['words for "off"', { ...discounts.off, ...discounts.moneyOff }],
  ['words for "up to"', { ...discounts.upTo, ...discounts.upToBehind }],
])('%s are known in every language whose discounts are', (_, words) => {
  expect(Object.keys(CASES).filter((language) => !(language in words))).toEqual([])
})
