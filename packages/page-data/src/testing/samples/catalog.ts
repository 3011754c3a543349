import type { WirePageContent } from '../../schemas/pages.ts'
import { buildWireCoupon } from '../buildWireCoupon.ts'
import { categories, headline, labels, merchant, merchants, posts } from './shared.ts'

const counts = { codes: 1, deals: 1, free_delivery: 1, students: 0, new_customers: 1, past: 1 }
const none = { merchants: [], categories: [], coupons: [] }

/** Believable content of the pages that a site cannot be without. */
export const catalogSamples: Pick<WirePageContent, 'home' | 'merchant' | 'category' | 'search' | 'static' | 'error'> = {
  home: {
    top_coupons: [buildWireCoupon()],
    popular_merchants: merchants,
    categories,
    topics: labels,
    posts,
    figures: { live_coupons: 212, merchants: 34, tests_this_week: 96, as_of: '2026-11-20T10:00:00.000Z' },
  },
  merchant: {
    merchant,
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
    counts,
    similar_merchants: merchants,
    categories,
    rating: { average: 4.3, count: 12 },
    reviews: [
      {
        id: 1,
        rating: 5,
        title: 'Soled anew',
        body: 'As good as on day one.',
        by: 'T.',
        written_at: '2026-10-03T12:00:00Z',
      },
    ],
    cashback: headline,
    health: {
      worked: 40,
      failed: 3,
      last_worked_at: '2026-11-20T09:00:00.000Z',
      days: [{ day: '2026-11-20', worked: 4, failed: 0 }],
    },
    posts,
    next_code: buildWireCoupon({ id: 4, code: 'NEXT10', revealed: true, title: '10% off trainers' }),
  },
  category: {
    category: { id: 1, slug: 'fashion', name: 'Fashion', summary: 'Clothes and shoes.' },
    coupons: [buildWireCoupon()],
    top_merchants: merchants,
    paging: { page: 1, pages: 3, total: 60 },
    children: [{ id: 4, slug: 'shoes', name: 'Shoes', live_coupons: 11 }],
    counts,
    typical_percent: 15,
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
    directory: {
      total: 41,
      letters: [
        { slug: 'n', label: 'N', name: 'N', merchants: 40, path: '/stores?letter=n' },
        { slug: '0-9', label: '0–9', name: '0–9 and others', merchants: 1, path: '/stores?letter=0-9' },
      ],
      letter: 'n',
      groups: [
        { slug: 'n', links: [{ label: 'Nimbus Shoes', path: '/stores/nimbus-shoes' }], path: '/stores?letter=n' },
      ],
      paging: { page: 1, pages: 2, total: 40 },
    },
  },
  error: { message: 'This page could not be found', suggestions: merchants },
}
