import { describe, expect, it } from 'vitest'
import { createFormat } from '../format/createFormat.ts'
import { type Language, LANGUAGES } from '../testing/allMessages.ts'
import { GIVEN } from './testing/samples.ts'
import { sayEverything } from './testing/sayEverything.ts'

const readMessages = (language: Language) => sayEverything(language, createFormat({ language, timeZone: 'UTC' }))

/** What is no language's: names, and figures with their points and commas. */
const notWords = new RegExp(`${Object.values(GIVEN).join('|')}|\\d[\\d.,]*`, 'g')

/** Whatever opens, closes or leaves out, in any language; the straight ones are nobody's. */
const MARKS = /["'“”„‟‘’‚«»‹›「」『』]/g

/** The marks that each language quotes with, and its apostrophe. */
const QUOTES: Readonly<Record<Language, string>> = {
  'en-US': '“”’',
  'en-GB': '“”’',
  'de-DE': '„“’',
  'fr-FR': '«»’',
  'es-ES': '«»',
  'da-DK': '”',
  'ja-JP': '「」',
  'ar-AE': '«»',
}

/** What cannot stand in a text of the language. */
const WRONG: Readonly<Partial<Record<Language, RegExp>>> = {
  // The other market's words; a store with a door is one in both.
  'en-US': /\b(?:vouchers?|voucher codes?|baskets?|shops?|delivery)\b/,
  'en-GB': /\b(?:promo codes?|carts?|shipping|stores|(?:an?|the|this|each) store)\b/,
  'de-DE': /“[^„]*„|„[^“]*$|\bSie\b|\bIhr/,
  // A narrow no-break space keeps the mark on its line.
  'fr-FR': /(?<!\u202F)[:;!?»]|«(?!\u202F)/,
  // Signs as wide as the letters, and no spaces.
  'ja-JP': /[\s,.!?:;()]/,
  'ar-AE': /[,;?]/,
}

describe.each(LANGUAGES)('what pages say in %s', (language) => {
  const texts = readMessages(language).map(([name, text]) => [name, text.replaceAll(notWords, '#')] as const)

  it('quotes as the language does', () => {
    const used = new Set(texts.flatMap(([, text]) => text.match(MARKS) ?? []))
    expect([...used].sort()).toEqual(QUOTES[language].split('').sort())
  })

  it('is set as the language is', () => {
    const wrong = WRONG[language]
    expect(texts.filter(([, text]) => wrong?.test(text)).map(([name, text]) => `${name}: ${text}`)).toEqual([])
  })
})

it('keeps names of another script in one piece inside Arabic, with their own direction', () => {
  const { merchant, query, person, code, category, site, service } = GIVEN
  const torn = readMessages('ar-AE').filter(
    ([name, text]) =>
      name !== 'lastTested' &&
      [merchant, query, person, code, category, site, service].some(
        (given) => text.includes(given) && !text.includes(`\u2068${given}\u2069`),
      ),
  )
  expect(torn).toEqual([])
})
