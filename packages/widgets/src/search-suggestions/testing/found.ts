import type { Suggestions } from '@clipfront/page-data/suggestions'

const nimbus = {
  kind: 'merchant',
  id: 7,
  name: 'Nimbus Shoes',
  path: '/stores/nimbus-shoes',
  liveCoupons: 6,
  tint: 3,
  logo: null,
} as const
const fern = { ...nimbus, id: 8, name: 'Fern & Field', path: '/stores/fern-and-field', liveCoupons: 0, tint: 6 }
const shoes = {
  kind: 'category',
  id: 2,
  name: 'Shoes',
  path: '/categories/shoes',
  liveCoupons: 1,
  tint: null,
  logo: null,
} as const

/** What a search may find. */
export const found = {
  both: { exact: [nimbus, shoes], fuzzy: [fern] },
  alike: { exact: [], fuzzy: [nimbus] },
  long: { exact: [{ ...nimbus, name: 'Donaudampfschifffahrtsgesellschaft Schuhe und Stiefel' }, shoes], fuzzy: [] },
  nothing: { exact: [], fuzzy: [] },
} satisfies Record<string, Suggestions>
