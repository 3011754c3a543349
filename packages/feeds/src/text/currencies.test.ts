import { describe, expect, it } from 'vitest'
import { findCurrency, markCurrencies, spellCurrencies } from './currencies.ts'
import { findDiscount } from './findDiscount.ts'

describe('markCurrencies', () => {
  it.each([
    ['Save US$200 today', 'Save USD 200 today'],
    ['Save 200 euros', 'Save 200 EUR'],
    ['Rs.500 off', 'INR 500 off'],
    ['50 kr. rabatt', '50 DKK rabatt'],
    ['49,- zł', '49,- PLN'],
    ['$9k aud', '$9k AUD'],
    ['ab 30 EUR 5', 'ab 30 EUR 5'],
    ['د.إ 50 خصم', 'AED 50 خصم'],
  ])('writes what stands beside a figure as one sign: %s', (text, spelled) => {
    const marked = markCurrencies(text)
    expect(marked.length).toBeLessThan(text.length)
    expect(spellCurrencies(marked, 'en', '')).toBe(spelled)
  })

  it.each([
    'Step 1:- open it',
    'Top 10,- best deals',
    'Try our 3 coats for €20',
    'a lei of 3 flowers',
    '$5, £5, 5 €, ¥500, 500円',
  ])('leaves all else: %s', (text) => {
    expect(markCurrencies(text)).toBe(text)
  })

  it('takes no sign of a text for a mark', () => {
    expect(markCurrencies('\uE100 5')).toBe('  5')
  })
})

it('spellCurrencies takes a sign that several share for the currency of the feed', () => {
  const marked = markCurrencies('500 kr')
  expect([spellCurrencies(marked, 'sv-SE', ''), spellCurrencies(marked, 'en', 'NOK')]).toEqual(['500 SEK', '500 NOK'])
})

const spell = (text: string): string => spellCurrencies(markCurrencies(text, 'da'), 'da', '')

it('markCurrencies reads bare sums where they are usual', () => {
  expect(['1.199,- rabat', '1 995:- nu', '€ 25,- og 30,- €', 'god :-)', 'Siden 2010,- altid'].map(spell)).toEqual([
    '1.199 DKK rabat',
    '1 995 SEK nu',
    '€ 25,- og 30,- €',
    'god :-)',
    'Siden 2010,- altid',
  ])
})

it('markCurrencies takes a word for a code in capitals alone', () => {
  expect(markCurrencies('3 for 2 try-ons')).toBe('3 for 2 try-ons')
  expect(markCurrencies('50 TRY')).not.toContain('TRY')
})

it.each([
  ['100 kr rabatt vid köp över 800 kr', 'de', 'SEK'],
  ['89 kr (ord. pris 129 kr)', 'en', 'SEK'],
  ['89 kr (ord. pris 129 kr)', 'da', 'DKK'],
  ['100 kr rabatt', 'nb', 'NOK'],
  ['100 kr rabatt ved kjøp', 'de', 'DKK'],
  ['Opptil 500 kr', 'de', 'NOK'],
  ['150 kr rabatt på ordre over 900 kr', 'de', 'NOK'],
  ['100 kr rabatt', 'de', 'SEK'],
  ['100 kr Rabatt', 'de', 'DKK'],
  ['Nu kun 1.199,- hos os, før 1.599,-', 'de', 'DKK'],
  ['100 kr rabat på din ordre', 'en', 'DKK'],
  ['500 kr off Alla collection', 'en', 'DKK'],
  ['75,- rabatt', 'nb', 'NOK'],
  ['49:- rabatt', 'sv', 'SEK'],
  ['100 kr rabat ved køb', 'de', 'DKK'],
  ['100 kr Nachlass', 'de', 'DKK'],
])('the kroner of "%s" in a feed in %s are %s', (text, language, currency) => {
  expect(findDiscount(text, language)).toMatchObject({ currency })
})

it('findCurrency reads what is marked as what was written', () => {
  for (const text of ['US$5', '5 kr', '5 EUR', 'Rs. 5', '5 TL', 'C$5', '5 reais'])
    expect([text, findCurrency(markCurrencies(text), 'sv')]).toEqual([text, findCurrency(text, 'sv')])
})
