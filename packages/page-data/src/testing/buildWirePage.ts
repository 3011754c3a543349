import type { BuiltPageType, WirePageContent } from '../schemas/pages.ts'
import type { WirePageData } from '../WirePageData.ts'
import { buildWireCoupon } from './buildWireCoupon.ts'

const merchants = [
  { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, live_codes: 4, live_deals: 2 },
  { id: 8, slug: 'fern-and-field', name: 'Fern & Field', tint: 8, live_codes: 1, live_deals: 5 },
]
const categories = [
  { id: 1, slug: 'fashion', name: 'Fashion', live_coupons: 24 },
  { id: 2, slug: 'garden', name: 'Garden', live_coupons: 9 },
]
const none = { merchants: [], categories: [], coupons: [] }

const contents: WirePageContent = {
  home: { top_coupons: [buildWireCoupon()], popular_merchants: merchants, categories },
  merchant: {
    merchant: {
      id: 7,
      slug: 'nimbus-shoes',
      name: 'Nimbus Shoes',
      tint: 3,
      summary: 'Trainers and running shoes, made to be mended.',
      facts: [{ label: 'Delivery', value: 'Free from £40' }],
      link: `###-m-7?url=${encodeURIComponent('/demo-shop/nimbus-shoes')}`,
      has_affiliate: true,
    },
    coupons: [
      buildWireCoupon(),
      buildWireCoupon({
        id: 2,
        kind: 'deal',
        code: '',
        title: 'Free delivery on every order',
        discount: { kind: 'free-delivery' },
      }),
    ],
    past_coupons: [buildWireCoupon({ id: 3, state: 'expired', ends_at: '2026-10-01T00:00:00.000Z' })],
    similar_merchants: merchants,
    categories,
  },
  category: {
    category: { id: 1, slug: 'fashion', name: 'Fashion', summary: 'Clothes and shoes.' },
    coupons: [buildWireCoupon()],
    top_merchants: merchants,
    paging: { page: 1, pages: 3, total: 60 },
  },
  search: {
    query: 'nimbus',
    exact: { merchants: merchants.slice(0, 1), categories: [], coupons: [buildWireCoupon()] },
    fuzzy: none,
    popular: merchants,
  },
  static: {
    heading: 'About us',
    blocks: [
      { type: 'paragraph', text: 'We test codes before we show them.' },
      { type: 'list', items: ['By hand', 'Every day'] },
    ],
  },
  error: { message: 'This page could not be found', suggestions: merchants },
}

/** Whole page data on the wire for a page type; `data` may be overridden field by field. */
export function buildWirePage<Type extends BuiltPageType>(
  page: Type,
  data: Partial<WirePageContent[Type]> = {},
): WirePageData {
  return {
    code: page === 'error' ? 404 : 200,
    msg: 'ok',
    attr: { page, language: 'en-GB', domain: 'uk.clipfront.example' },
    meta: {
      title: 'Nimbus Shoes discount codes',
      description: 'Tested codes for Nimbus Shoes.',
      keyword: 'nimbus shoes, codes',
      canonical_url: 'https://uk.clipfront.example/stores/nimbus-shoes',
    },
    data: { ...contents[page], ...data },
    alternates: [],
    tags: ['merchant:7'],
  } as WirePageData
}
