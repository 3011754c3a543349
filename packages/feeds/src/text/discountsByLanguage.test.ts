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
import { findDiscount } from './findDiscount.ts'
import { plainText } from './plainText.ts'

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
