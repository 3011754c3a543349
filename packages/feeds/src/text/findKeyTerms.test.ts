import { expect, it } from 'vitest'
import { findKeyTerms } from './findConditions.ts'

const SELECTED = 'Ausgewählte Artikel'
const EXCLUDED = 'Manches ausgenommen'

it.each<[string, string[]]>([
  ['20% off selected items', [SELECTED]],
  ['Exclusions apply', [EXCLUDED]],
  ['Not valid on sale items', [EXCLUDED]],
  ['Selected styles, excluding gift cards', [SELECTED, EXCLUDED]],
  ['Auf ausgewählte Artikel, Bücher ausgenommen', [SELECTED, EXCLUDED]],
  ['Gilt nicht für reduzierte Ware', [EXCLUDED]],
  ['Sur une sélection d’articles, hors soldes', [SELECTED, EXCLUDED]],
  ['En artículos seleccionados. Excluye rebajas', [SELECTED, EXCLUDED]],
  ['På udvalgte varer, gælder ikke for gavekort', [SELECTED, EXCLUDED]],
  ['対象商品が10%オフ', [SELECTED]],
  ['一部商品を除く', [EXCLUDED]],
  ['على منتجات مختارة باستثناء الكتب', [SELECTED, EXCLUDED]],
  ['20% off everything', []],
  ['50% off monthly and yearly', ['Yearly plan', 'Monthly plan']],
  ['30% off for a month on monthly plans', ['Monthly plan']],
  ['5,000 free monthly requests, no monthly fee', []],
  ['For growers of $1M annual revenue; semi-annual sale', []],
  ['50% off annually', []],
  ['50% off the annual oak membership', ['Yearly plan']],
  ['Tools for App Store optimisation', []],
  ['30% off on the Mac App Store', ['App Store']],
  ['30% off in the Mac App Store from May 1', ['App Store']],
  ['50% off, on the App Store and our website', []],
  ['80% off on yearly sub (OAK)', ['Yearly plan']],
  ['20% off monthly (OAK20)', ['Monthly plan']],
  ['App Store 21% off', ['App Store']],
  ['20% off upgrades', ['Upgrades']],
  ['Upgrade to a paid plan for more trees', []],
  ['An exclusive selection', []],
])('%s, in the language of the site', (text, terms) => {
  expect(findKeyTerms(text, 'de-DE')).toEqual(terms)
})

it('three are enough', () => {
  const text = 'First order, yearly plan, lifetime upgrades, exclusions apply'
  expect(findKeyTerms(text, 'en-GB')).toEqual(['First order', 'Yearly plan', 'Lifetime plan'])
})
