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

const merchant = { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, logo: null }
const delivery = {
  id: 21,
  kind: 'deal',
  title: 'Free delivery on shoes',
  discount: { kind: 'free-delivery' },
  promotionOff: '',
  merchant,
  path: '/coupons/21',
} as const
const percent = {
  ...delivery,
  id: 22,
  kind: 'code',
  title: '20% off running shoes',
  discount: { kind: 'percent', percent: 20, upTo: false },
  path: '/coupons/22',
} as const
const alto = {
  kind: 'brand',
  id: 3,
  name: 'Alto Shoes',
  path: '/brands/alto',
  liveCoupons: 2,
  tint: null,
  logo: null,
} as const
const outdoor = { ...alto, kind: 'topic', id: 4, name: 'Outdoor weeks for shoes', path: '/topics/outdoor' } as const
const vegan = { ...alto, kind: 'tag', id: 5, name: 'Shoes without leather', path: '/tags/vegan' } as const
const guide = { id: 9, title: 'How to make shoes last', path: '/blog/shoes' }
const none = {
  exact: [],
  fuzzy: [],
  offers: [],
  labels: [],
  guides: [],
  merchant: null,
  meant: '',
  domain: '',
  totals: null,
  popular: [],
}

/** What a search may find. */
export const found = {
  both: { ...none, exact: [nimbus, shoes], fuzzy: [fern] },
  groups: { ...none, exact: [nimbus, shoes], offers: [delivery, percent], labels: [alto] },
  /** One of each kind, and more than that on the search page. */
  everything: {
    ...none,
    exact: [nimbus, shoes],
    offers: [delivery, percent],
    labels: [alto, outdoor, vegan],
    guides: [guide],
    totals: { merchants: 1, categories: 1, labels: 3, offers: 87, guides: 1 },
  },
  /** A merchant that was named. */
  named: { ...none, exact: [nimbus, shoes], offers: [percent], merchant: { merchant: nimbus, bestOffer: percent } },
  namedWithoutOffers: { ...none, exact: [fern], merchant: { merchant: fern, bestOffer: null } },
  /** Other words were meant. */
  corrected: {
    ...none,
    fuzzy: [nimbus],
    offers: [percent],
    merchant: { merchant: nimbus, bestOffer: null },
    meant: 'Nimbus Shoes',
  },
  /** An address was pasted. */
  address: {
    ...none,
    exact: [nimbus],
    offers: [percent],
    merchant: { merchant: nimbus, bestOffer: percent },
    domain: 'nimbus-shoes.example',
  },
  popular: { ...none, popular: [fern, shoes, alto] },
  offers: { ...none, offers: [delivery] },
  alike: { ...none, fuzzy: [nimbus] },
  long: {
    ...none,
    exact: [{ ...nimbus, name: 'Donaudampfschifffahrtsgesellschaft Schuhe und Stiefel' }, shoes],
    offers: [
      { ...percent, title: 'Everything for running on trails and in the hills, and boots that can be soled anew' },
    ],
  },
  nothing: none,
} satisfies Record<string, Suggestions>
