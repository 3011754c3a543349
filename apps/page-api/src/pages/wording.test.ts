import { sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { stringsIn } from '@clipfront/feeds/testing'
import { MESSAGES, resolveMessages } from '@clipfront/catalog/messages'
import { describeWorth, findByLanguage, resolveOfferMessages } from '@clipfront/feeds/messages'
import { SENTENCE_RULES } from '../assistant/sentenceRules.ts'
import { findMisset, recordReads, listPaths, MERCHANT, sayEverything, SITE } from '@clipfront/catalog/testing'

const LANGUAGES = Object.keys(MESSAGES)
const COUNTS = [0, 1, 2, 3, 5, 10, 11, 19, 21, 99, 100, 101, 102, 103, 111, 1000, 1001, 1_000_000, 1_000_001]
/** Blocks are told apart by words of ours, and links have paths. */
const OURS = /^(?:heading|paragraph|list|links|\/[\w-]*)$/

function allMessages(language: string) {
  return { ...resolveMessages(language), ...resolveOfferMessages(language) }
}

function listTexts(language: string, count = 3): string[] {
  return stringsIn(sayEverything(allMessages(language), count)).filter((text) => !OURS.test(text))
}

it('every site has words of its own language', () => {
  const without = sites.filter(({ language }) => findByLanguage(MESSAGES, language) === undefined)
  expect(without.map(({ code, language }) => `${code}: no ${language} in src/messages`)).toEqual([])
})

it('every site has words that answers of a language model may write with a capital', () => {
  const without = sites.filter(({ language }) => SENTENCE_RULES[new Intl.Locale(language).language] === undefined)
  expect(without.map(({ code, language }) => `${code}: no ${language} in src/assistant/sentenceRules.ts`)).toEqual([])
})

describe.each(LANGUAGES)('%s', (language) => {
  it('can say everything of any number, as text that is fit to be shown', () => {
    for (const count of COUNTS)
      for (const text of listTexts(language, count)) {
        expect(text).toMatch(/^\S(?:[^]*\S)?$/u)
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[<>#{}$]| {2}| [.,]|\.\.|\bfalse\b|\btrue\b/u)
      }
  })

  it('is set as the language is', () => {
    expect(findMisset(language, listTexts(language))).toEqual([])
  })

  it('leaves none of its words out', () => {
    const reads = new Set<string>()
    sayEverything(recordReads(allMessages(language), reads), 3)
    expect([...reads].toSorted()).toEqual(listPaths(allMessages(language)).toSorted())
  })

  it('says which shop, site, month and discount it means', () => {
    const { merchant, home, directory, category } = resolveMessages(language)
    const title = merchant.title(MERCHANT, 'MONTH', 'BEST')
    for (const word of [MERCHANT, 'MONTH', 'BEST']) expect(title).toContain(word)
    expect(merchant.titleOfCode(MERCHANT)).toContain(MERCHANT)
    expect(merchant.description(MERCHANT, 'MONTH', 1, 1, 'TOP')).toMatch(/MONTH[^]*TOP|TOP[^]*MONTH/)
    expect(home.title(SITE)).toContain(SITE)
    expect(directory.title(SITE)).toContain(SITE)
    expect(directory.ofLetter('Q', 7)).toMatch(/Q.*7/)
    expect(category.title('Category', 'MONTH', 7)).toContain('7')
  })

  it('tells the parts of its sums apart by the number', () => {
    const { home, directory, merchant, category } = resolveMessages(language)
    const figure = new Intl.NumberFormat(language).format(12_345)
    for (const text of [
      home.description(SITE, 12_345, 12_345),
      directory.description(SITE, 12_345),
      merchant.description(MERCHANT, 'MONTH', 12_345, 0, ''),
      merchant.description(MERCHANT, 'MONTH', 0, 12_345, ''),
      merchant.descriptionUntested(MERCHANT, 12_345),
      merchant.descriptionWithoutOffers(MERCHANT, 12_345),
      category.description('Category', 12_345),
    ])
      expect(text).toContain(figure)
  })
})

it.each(LANGUAGES.filter((language) => !language.startsWith('en')))(
  '%s repeats no sentence of another language',
  (own) => {
    const others = new Set(LANGUAGES.filter((language) => language !== own).flatMap((language) => listTexts(language)))
    // A single word, such as Software, may be the same.
    expect(listTexts(own).filter((text) => / /.test(text) && others.has(text))).toEqual([])
  },
)

/** Where the word for a deal is no word for a code: an offer, which may be either, has another one. */
it.each([
  ['es', /oferta/i],
  ['da', /tilbud/i],
  ['ar', /عرض|عروض/],
])('%s calls an offer that may be a code no deal', (language, deal) => {
  const { indexes, company } = sayEverything(allMessages(language), 3)
  const texts = [...stringsIn(indexes), ...stringsIn(company), resolveMessages(language).moreOffers]
  expect(texts.filter((text) => deal.test(text))).toEqual([])
})

describe('grammar goes with the number', () => {
  const descriptions: [string, number, string][] = [
    ['en-US', 1, '1 live offer for Qwert.'],
    ['en-GB', 2, '2 live offers for Qwert.'],
    ['de', 1, 'Qwert: 1 aktuelles Angebot.'],
    ['de', 1234, 'Qwert: 1.234 aktuelle Angebote.'],
    ['fr', 1, 'Qwert\u202F: 1 offre en cours.'],
    ['fr', 2, 'Qwert\u202F: 2 offres en cours.'],
    ['fr', 1_000_000, 'Qwert\u202F: 1\u202F000\u202F000 d’offres en cours.'],
    ['es', 1, 'Qwert: 1 descuento vigente.'],
    ['es', 1_000_000, 'Qwert: 1.000.000 de descuentos vigentes.'],
    ['da', 1, 'Qwert: 1 aktuel rabat.'],
    ['da', 2, 'Qwert: 2 aktuelle rabatter.'],
    ['ja', 1, 'Qwertで今使えるお得情報1件。'],
    ['ar', 1, 'Qwert: خصم سارٍ واحد.'],
    ['ar', 2, 'Qwert: خصمان ساريان.'],
    ['ar', 3, 'Qwert: 3 خصومات سارية.'],
    ['ar', 11, 'Qwert: 11 خصمًا ساريًا.'],
    ['ar', 100, 'Qwert: 100 خصم سارٍ.'],
  ]
  it.each(descriptions)('%s %i', (language, count, text) => {
    expect(resolveMessages(language).category.description('Qwert', count)).toBe(text)
  })

  it.each([
    ['fr', 0, '0 boutique sur Qwert, par ordre alphabétique.'],
    ['ar', 0, 'لا متاجر على \u2068Qwert\u2069 بالترتيب الأبجدي.'],
    ['ar', 2, 'متجران على \u2068Qwert\u2069 بالترتيب الأبجدي.'],
  ])('%s %i of stores', (language, count, text) => {
    expect(resolveMessages(language).directory.description(SITE, count)).toBe(text)
  })
})

/** Without spaces of other widths, and marks that only say which way to read. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u200E\u200F\u061C]/g, '')
}

describe('what an offer is worth is written as the language writes it', () => {
  const percent = { kind: 'percent', percent: 12.5, upTo: true } as const
  const price = { kind: 'price', amount: 1999, was: 2499.5, from: false } as const
  it.each([
    ['en-US', 'USD', 'up to 12.5% off', '$1,999 instead of $2,499.50'],
    ['en-GB', 'GBP', 'up to 12.5% off', '£1,999 instead of £2,499.50'],
    ['de-DE', 'EUR', 'bis zu 12,5 % Rabatt', '1.999 € statt 2.499,50 €'],
    ['fr-FR', 'EUR', 'jusqu’à 12,5 % de remise', '1 999 € au lieu de 2 499,50 €'],
    ['es-ES', 'EUR', 'hasta un 12,5 % de descuento', '1999 € en lugar de 2499,50 €'],
    ['da-DK', 'DKK', 'op til 12,5 % rabat', '1.999 kr. i stedet for 2.499,50 kr.'],
    ['ja-JP', 'JPY', '最大12.5%オフ', '通常2,500円が1,999円'],
    ['ar-AE', 'AED', 'خصم حتى 12.5%', 'بسعر 1,999 د.إ. بدلًا من 2,499.50 د.إ.'],
  ])('%s', (language, currency, share, was) => {
    expect(plain(describeWorth(percent, { language }))).toBe(share)
    expect(plain(describeWorth({ ...price, currency }, { language }))).toBe(was)
  })
})
