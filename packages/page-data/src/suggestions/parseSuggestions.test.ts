import { describe, expect, it } from 'vitest'
import { PageDataError } from '../parseField.ts'
import { parseSuggestions } from './parseSuggestions.ts'

const nimbus = {
  kind: 'merchant',
  id: 7,
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  path: '/stores/nimbus-shoes',
  live_coupons: 3,
  tint: 4,
  logo: '/media/a.svg',
}
const shoes = { kind: 'category', id: 2, slug: 'shoes', name: 'Shoes', path: '/categories/shoes', live_coupons: 9 }

describe('the answer of a search', () => {
  it('[R1.7] keeps what matches and what is like it apart', () => {
    expect(parseSuggestions({ exact: [nimbus], fuzzy: [{ ...shoes, tint: null }, shoes] })).toEqual({
      exact: [
        {
          kind: 'merchant',
          id: 7,
          name: 'Nimbus Shoes',
          path: '/stores/nimbus-shoes',
          liveCoupons: 3,
          tint: 4,
          logo: '/media/a.svg',
        },
      ],
      fuzzy: [1, 2].map(() => ({
        kind: 'category',
        id: 2,
        name: 'Shoes',
        path: '/categories/shoes',
        liveCoupons: 9,
        tint: null,
        logo: null,
      })),
      offers: [],
      labels: [],
      guides: [],
      merchant: null,
      meant: '',
      domain: '',
      totals: null,
      popular: [],
    })
  })

  it('brings offers and labels in fields of their own, which older releases leave out', () => {
    const merchant = { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 4 }
    const offer = { id: 9, kind: 'deal', title: 'Free delivery', merchant, path: '/coupons/9' }
    const label = { kind: 'brand', id: 3, name: 'Alto', path: '/brands/alto', live_coupons: 2 }
    expect(parseSuggestions({ exact: [], fuzzy: [], offers: [offer], labels: [label] })).toMatchObject({
      exact: [],
      fuzzy: [],
      offers: [{ ...offer, discount: null, promotionOff: '', merchant: { ...merchant, logo: null } }],
      labels: [{ kind: 'brand', id: 3, name: 'Alto', path: '/brands/alto', liveCoupons: 2, tint: null, logo: null }],
    })
  })

  it('[R1.7] says what was meant, which merchant was named, and how many there are', () => {
    const reference = { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 4 }
    const offer = { id: 9, kind: 'code', title: '20% off', merchant: reference, path: '/coupons/9' }
    const guide = { id: 3, title: 'How to read terms', path: '/blog/terms' }
    const { merchant, guides, meant, domain, totals, popular } = parseSuggestions({
      exact: [],
      fuzzy: [nimbus],
      guides: [guide],
      merchant: { merchant: nimbus, best_offer: offer },
      meant: 'Nimbus Shoes',
      domain: 'nimbus-shoes.example',
      totals: { merchants: 1, offers: 3 },
      popular: [{ ...shoes, kind: 'topic' }],
    })
    expect([merchant?.merchant.name, merchant?.bestOffer?.title]).toEqual(['Nimbus Shoes', '20% off'])
    expect([guides, meant, domain]).toEqual([[guide], 'Nimbus Shoes', 'nimbus-shoes.example'])
    expect(totals).toEqual({ merchants: 1, categories: null, labels: null, offers: 3, guides: null })
    expect(popular.map(({ kind, name }) => [kind, name])).toEqual([['topic', 'Shoes']])
  })

  it('leaves out what is of a newer kind', () => {
    const both = [{ kind: 'quiz' }, shoes]
    const { exact, fuzzy, labels, popular } = parseSuggestions({
      exact: both,
      fuzzy: both,
      labels: both,
      popular: both,
    })
    const names = [exact, fuzzy, labels, popular].map((group) => group.map(({ name }) => name))
    expect(names).toEqual([['Shoes'], ['Shoes'], ['Shoes'], ['Shoes']])
  })

  it.each([
    ['no answer', null, '(suggestions)'],
    ['an error of page-api', { code: 404 }, 'exact'],
    ['a page of another host', { exact: [{ ...nimbus, path: '//evil.example' }], fuzzy: [] }, 'exact.0.path'],
    ['a script', { exact: [], fuzzy: [{ ...nimbus, path: 'javascript:alert(1)' }] }, 'fuzzy.0.path'],
    ['a tint that no tile has', { exact: [{ ...nimbus, tint: 12 }], fuzzy: [] }, 'exact.0.tint'],
    [
      'an offer that leads elsewhere',
      { exact: [], fuzzy: [], offers: [{ id: 1, kind: 'deal', title: 'x', path: 'https://evil.example' }] },
      'offers.0.',
    ],
    ['something of no kind', { exact: [{ ...nimbus, kind: undefined }], fuzzy: [] }, 'exact.0.kind'],
    [
      'a named merchant that is something else',
      { exact: [], fuzzy: [], merchant: { merchant: { ...nimbus, kind: 'quiz' } } },
      'merchant.merchant.kind',
    ],
    ['a wrong one behind one of a newer kind', { exact: [{ kind: 'quiz' }, {}], fuzzy: [] }, 'exact.1.kind'],
  ])('%s is refused', (_title, wire, place) => {
    expect(() => parseSuggestions(wire)).toThrow(PageDataError)
    expect(() => parseSuggestions(wire)).toThrow(place)
  })
})
