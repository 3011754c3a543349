import { expect, it } from 'vitest'
import { findKeyTerms } from './findKeyTerms.ts'

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
  ['An exclusive selection', []],
])('[R1.1] %s, in the language of the site', (text, terms) => {
  expect(findKeyTerms(text, { language: 'de-DE' })).toEqual(terms)
})

it('[R1.1] three are enough', () => {
  const text = 'First order, yearly plan, lifetime upgrades, exclusions apply'
  expect(findKeyTerms(text, { language: 'en-GB' })).toEqual(['First order', 'Yearly plan', 'Lifetime plan'])
})
