import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import type { WireCoupon } from '@clipfront/page-data'
import { sampleFilters } from './sampleFilters.ts'

const names = [
  'Nimbus Shoes',
  'Fern & Field',
  'Oakhurst Books',
  'Lumen Lighting',
  'Brightside Optics',
  'Copper Kettle',
  'Harbour Bikes',
  'Juniper Home',
  'Meadow Pets',
  'Quill & Co.',
  'Tidewater Surf',
  'Vela Cosmetics',
]
export const merchants = names.map((name, index) => ({
  id: 7 + index,
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  tint: (index * 5 + 3) % 12,
  live_codes: (index * 3 + 4) % 7,
  live_deals: (index * 2) % 5,
}))

export const categories = [
  'Fashion',
  'Garden',
  'Books',
  'Lighting',
  'Health and beauty',
  'Sport',
  'Travel',
  'Pets',
  'Home and kitchen',
].map((name, index) => ({
  id: index + 1,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  live_coupons: 61 - index * 6,
}))

const offers: Partial<WireCoupon>[] = [
  {},
  {
    title: '£15 off orders over £60, this weekend alone',
    discount: { kind: 'money', amount: 15, currency: 'GBP' },
    key_terms: ['Over £60'],
    ends_at: '2026-11-20T17:30:00.000Z',
    code: 'VE',
  },
  {
    kind: 'deal',
    code: '',
    title: 'Free delivery on every order',
    discount: { kind: 'free-delivery' },
    key_terms: ['UK only'],
    verified_at: '2026-11-20T11:20:00.000Z',
    ends_at: null,
  },
  {
    title: 'A pair of merino socks with every pair of boots',
    discount: { kind: 'gift' },
    is_exclusive: true,
    code: 'KS',
    key_terms: ['While they last'],
    verified_by: 'Jonas',
  },
  {
    kind: 'deal',
    code: '',
    title: 'Last season’s Cirrus 3 in every size',
    discount: { kind: 'price', amount: 49.5, was: 90, currency: 'GBP' },
    key_terms: [],
    promotion_detail: '',
    votes_worked: 2,
    votes_failed: 0,
  },
  {
    title: '10% off for students',
    discount: { kind: 'percent', percent: 10 },
    code: 'UD',
    key_terms: ['Students with a valid card'],
    verified_at: '2026-11-17T11:20:00.000Z',
    votes_worked: 118,
    votes_failed: 9,
  },
  {
    kind: 'deal',
    code: '',
    title: 'Up to half price on trail shoes for the season that nobody planned for, while sizes last in the warehouse',
    discount: { kind: 'percent', percent: 50, upTo: true },
    is_verified: false,
    verified_by: '',
    verified_at: null,
    used_today: 0,
  },
  {
    title: 'Black Friday: 30% off everything',
    discount: { kind: 'percent', percent: 30 },
    state: 'upcoming',
    starts_at: '2026-11-27T00:00:00.000Z',
    ends_at: '2026-11-30T23:59:59.000Z',
    is_verified: false,
    verified_at: null,
    code: 'FR',
    used_today: 0,
    votes_worked: 0,
    votes_failed: 0,
  },
]
export const coupons = offers.map((offer, index) => buildWireCoupon({ id: 100 + index, ...offer }))
const spent = { key_terms: [], promotion_detail: '', votes_worked: 0, votes_failed: 0, health: null }
export const past: WireCoupon[] = [
  buildWireCoupon({
    id: 201,
    state: 'expired',
    title: '20% off the autumn collection',
    ends_at: '2026-10-01T00:00:00.000Z',
    ...spent,
  }),
  buildWireCoupon({
    id: 202,
    state: 'unconfirmed',
    title: '25% off running socks',
    discount: { kind: 'percent', percent: 25 },
    ends_at: null,
    is_verified: false,
    verified_at: null,
    ...spent,
  }),
  buildWireCoupon({
    id: 203,
    state: 'expired',
    kind: 'deal',
    code: '',
    title: 'Free delivery for the bank holiday',
    discount: { kind: 'free-delivery' },
    ends_at: '2025-08-31T00:00:00.000Z',
    ...spent,
  }),
]
const facts = [
  { label: 'Delivery', value: 'Free from £40, otherwise £3.95' },
  { label: 'Returns', value: '60 days, free by post' },
  { label: 'Student discount', value: '10%, all year' },
  { label: 'Payment', value: 'Card, PayPal, bank transfer' },
]

/** Lists across merchants show each coupon at a merchant of its own. */
export function atAnotherMerchant(coupon: WireCoupon, index: number): WireCoupon {
  return { ...coupon, merchant: merchants[index] ?? coupon.merchant }
}

const nothingNew = { topics: [], posts: [], figures: null, latest_successes: [] }

/** Of a merchant of which nothing is known but its offers. */
const unknown = { counts: null, cashback: null, health: null, rating: null, reviews: [], posts: [] }

/** A believable page of each type, full enough to be looked at. */
export const samplePages = {
  home: buildPage('home', {
    top_coupons: coupons.slice(0, 7).map(atAnotherMerchant),
    popular_merchants: merchants,
    categories,
    ...nothingNew,
  }),
  merchant: buildPage('merchant', {
    ...unknown,
    coupons,
    past_coupons: past,
    filters: sampleFilters(4, 3),
    similar_merchants: merchants.slice(1, 6),
    categories: categories.slice(0, 3),
    merchant: {
      id: 7,
      slug: 'nimbus-shoes',
      name: 'Nimbus Shoes',
      tint: 3,
      summary: 'Trainers and running shoes, made to be mended: every pair comes back to the workshop twice for free.',
      facts,
      link: '###-m-7?url=%2Fdemo-shop%2Fnimbus-shoes',
      has_affiliate: true,
    },
  }),
  revealed: buildPage('merchant', {
    ...unknown,
    coupons: coupons.map((coupon, index) => (index === 0 ? { ...coupon, code: 'NIMBUS20', revealed: true } : coupon)),
    past_coupons: past,
    similar_merchants: merchants.slice(1, 6),
  }),
  askedForExpired: buildPage('merchant', {
    ...unknown,
    coupons: [
      buildWireCoupon({
        id: 204,
        state: 'expired',
        code: '',
        revealed: true,
        title: '20% off the autumn collection',
        ends_at: '2026-10-01T00:00:00.000Z',
        ...spent,
      }),
      ...coupons,
    ],
    past_coupons: past,
    similar_merchants: merchants.slice(1, 6),
  }),
  merchantWithoutProgramme: buildPage('merchant', {
    ...unknown,
    coupons: coupons.map((coupon) => ({
      ...coupon,
      has_affiliate: false,
      is_verified: false,
      verified_by: '',
      verified_at: null,
    })),
    merchant: {
      id: 7,
      slug: 'nimbus-shoes',
      name: 'Nimbus Shoes',
      tint: 3,
      link: '###-m-7?url=%2Fno-programme%2Fnimbus-shoes',
      has_affiliate: false,
    },
  }),
  merchantWithoutOffers: buildPage('merchant', {
    ...unknown,
    coupons: [],
    past_coupons: past,
    similar_merchants: merchants.slice(1, 6),
  }),
  category: buildPage('category', {
    coupons: coupons.map(atAnotherMerchant),
    top_merchants: merchants.slice(0, 6),
    paging: { page: 2, pages: 9, total: 171, offset: 24 },
    filters: sampleFilters(120, 51),
  }),
  search: buildPage('search', {
    exact: { merchants: merchants.slice(0, 1), categories: [], coupons: coupons.slice(0, 3) },
    filters: sampleFilters(2, 1),
    fuzzy: { merchants: merchants.slice(2, 4), categories: categories.slice(0, 1), coupons: [] },
  }),
  searchFuzzy: buildPage('search', {
    query: 'nimbis',
    exact: { merchants: [], categories: [], coupons: [] },
    fuzzy: { merchants: merchants.slice(0, 1), categories: [], coupons: [] },
  }),
  searchEmpty: buildPage('search', {
    query: 'qwertz',
    exact: { merchants: [], categories: [], coupons: [] },
    fuzzy: { merchants: [], categories: [], coupons: [] },
    popular: merchants.slice(0, 6),
  }),
  static: buildPage('static', {
    heading: 'How we test',
    directory: null,
    blocks: [
      {
        type: 'paragraph',
        text: 'Whoever tests a code puts it into a real basket at the shop and goes as far as the last step before paying. What is seen there is what you read here.',
      },
      { type: 'heading', text: 'What “tested” means' },
      {
        type: 'list',
        items: [
          'A person typed the code into the shop’s own checkout.',
          'The total went down by what the ticket says.',
          'We wrote down who did it, and when.',
        ],
      },
      { type: 'heading', text: 'Where to go on' },
      {
        type: 'links',
        links: [
          { label: 'About us', path: '/about' },
          { label: 'All shops', path: '/stores' },
        ],
      },
    ],
  }),
  error: buildPage('error', { message: '', suggestions: merchants.slice(0, 3) }),
} as const
