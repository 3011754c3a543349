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
    })
  })

  it.each([
    ['no answer', null, '(suggestions)'],
    ['an error of page-api', { code: 404 }, 'exact'],
    ['a page of another host', { exact: [{ ...nimbus, path: '//evil.example' }], fuzzy: [] }, 'exact.0.path'],
    ['a script', { exact: [], fuzzy: [{ ...nimbus, path: 'javascript:alert(1)' }] }, 'fuzzy.0.path'],
    ['a tint that no tile has', { exact: [{ ...nimbus, tint: 12 }], fuzzy: [] }, 'exact.0.tint'],
    ['an unknown kind', { exact: [{ ...nimbus, kind: 'coupon' }], fuzzy: [] }, 'exact.0.kind'],
  ])('%s is refused', (_title, wire, place) => {
    expect(() => parseSuggestions(wire)).toThrow(PageDataError)
    expect(() => parseSuggestions(wire)).toThrow(place)
  })
})
