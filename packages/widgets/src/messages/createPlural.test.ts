import { describe, expect, it } from 'vitest'
import { createFormat } from '../format/createFormat.ts'
import { allMessages, type Language, LANGUAGES } from '../testing/allMessages.ts'
import type { PluralForms } from './createPlural.ts'

/** The type again, as values: what is too much or too little here is a type error. */
const forms = {
  ar: { zero: true, one: true, two: true, few: true, many: true, other: true },
  da: { one: true, other: true },
  de: { one: true, other: true },
  en: { one: true, other: true },
  es: { one: true, many: true, other: true },
  fr: { one: true, many: true, other: true },
} satisfies { [One in keyof PluralForms]: Record<PluralForms[One], true> }

const formsByLanguage: Readonly<Record<string, object>> = forms

it.each(LANGUAGES)('%s has the forms that Unicode gives it', (tag) => {
  const { language } = new Intl.Locale(tag)
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  // A language with one form needs no choice.
  expect(Object.keys(formsByLanguage[language] ?? { other: true }).sort()).toEqual([...pluralCategories].sort())
})

const say = (language: Language, value: number) =>
  allMessages[language].offersInAll(createFormat({ language, timeZone: 'UTC' }).count(value))
const used = (language: Language, value: number) =>
  allMessages[language].usedToday(createFormat({ language, timeZone: 'UTC' }).count(value))

describe('a number and its word', () => {
  it.each<[Language, Record<number, string>]>([
    ['en-GB', { 0: '0 offers', 1: '1 offer', 2: '2 offers', 1200: '1,200 offers' }],
    ['de-DE', { 0: '0 Angebote', 1: '1 Angebot', 2: '2 Angebote', 1200: '1.200 Angebote' }],
    [
      'fr-FR',
      {
        0: '0 offre',
        1: '1 offre',
        2: '2 offres',
        1200: '1\u202F200 offres',
        1_000_000: '1\u202F000\u202F000 d’offres',
      },
    ],
    [
      'es-ES',
      {
        0: '0 descuentos',
        1: '1 descuento',
        2: '2 descuentos',
        1200: '1200 descuentos',
        1_000_000: '1.000.000 de descuentos',
      },
    ],
    ['da-DK', { 0: '0 rabatter', 1: '1 rabat', 2: '2 rabatter', 1200: '1.200 rabatter' }],
    ['ja-JP', { 0: 'お得情報0件', 1: 'お得情報1件', 1200: 'お得情報1,200件' }],
    [
      'ar-AE',
      {
        0: 'لا خصومات',
        1: 'خصم واحد',
        2: 'خصمان',
        3: '3 خصومات',
        10: '10 خصومات',
        11: '11 خصمًا',
        99: '99 خصمًا',
        100: '100 خصم',
        102: '102 خصم',
        103: '103 خصومات',
        1200: '1,200 خصم',
      },
    ],
  ])('agree in %s', (language, expected) => {
    const outputs = Object.keys(expected).map((value) => [value, say(language, Number(value))])
    expect(Object.fromEntries(outputs)).toEqual(expected)
  })

  it('agree in a sentence', () => {
    expect(used('en-US', 1)).toBe('Used once today')
    expect(used('de-DE', 12)).toBe('Heute 12-mal genutzt')
    expect(used('fr-FR', 1)).toBe('Utilisé une fois aujourd’hui')
    expect(used('ar-AE', 2)).toBe('استُخدم مرتين اليوم')
    expect(used('ar-AE', 12)).toBe('استُخدم 12 مرة اليوم')
  })
})
