import type { WirePageContent } from '../../schemas/pages.ts'
import { buildWireCoupon } from '../buildWireCoupon.ts'
import { categories, headline, labels, merchant, merchants, onePage, post, posts } from './shared.ts'

const other = { ...buildWireCoupon(), id: 2, title: 'Free delivery on every order' }
const gbp = (amount: number) => ({ amount, currency: 'GBP' })

/** Believable content of the pages that gather offers under something else than a merchant. */
export const listingSamples: Omit<WirePageContent, 'home' | 'merchant' | 'category' | 'search' | 'static' | 'error'> = {
  coupon: {
    coupon: buildWireCoupon(),
    merchant,
    other_coupons: [other],
    similar_merchants: merchants,
    trials: [
      {
        at: '2026-11-20T09:00:00.000Z',
        outcome: 'worked',
        by_kind: 'editor',
        by: 'Mara',
        method: 'checkout',
        basket: gbp(80),
        saved: gbp(16),
      },
    ],
    failure_reasons: [{ reason: 'minimum', count: 2 }],
    cashback: headline,
    next_code: buildWireCoupon({ id: 4, code: 'NEXT10', revealed: true, title: '10% off trainers' }),
  },
  blog: {
    view: 'post',
    post,
    author: {
      name: 'Mara Quill',
      role: 'Tests codes',
      about: [{ type: 'paragraph', text: 'Twelve years at the till.' }],
    },
    body: [
      { type: 'heading', text: 'New customers' },
      { type: 'paragraph', text: 'It means the address, not the person.' },
      { type: 'offer', coupon: buildWireCoupon() },
    ],
    offers_checked_at: '2026-11-20T09:00:00.000Z',
    related_posts: [],
    merchants,
  },
  topic: {
    topic: { id: 1, slug: 'black-friday', name: 'Black Friday', summary: 'What is worth waiting for.' },
    state: 'on',
    starts_at: '2026-11-20T00:00:00.000Z',
    ends_at: '2026-11-30T23:59:59.000Z',
    lanes: [{ heading: 'Fashion', path: '/categories/fashion', coupons: [buildWireCoupon()] }],
    past_coupons: [buildWireCoupon({ id: 3, state: 'expired', ends_at: '2025-11-30T00:00:00.000Z' })],
    merchants,
    other_topics: labels,
    posts,
  },
  tag: {
    tag: { id: 1, slug: 'new-customers', name: 'New customers', summary: 'For a first order.' },
    coupons: [buildWireCoupon()],
    paging: onePage,
    merchants,
    categories,
    other_tags: labels,
  },
  brand: {
    brand: { id: 1, slug: 'nimbus', name: 'Nimbus', summary: 'Shoes with a sole that can be changed.' },
    own_merchant: { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, live_codes: 4, live_deals: 2 },
    best_coupons: [buildWireCoupon()],
    coupons: [other],
    paging: onePage,
    merchants,
    categories,
    other_brands: labels,
  },
  cashback: {
    merchant,
    headline,
    rates: [
      { tier: 'New customers', reward: { kind: 'percent', percent: 4 }, is_boost: true, cap: gbp(20) },
      { tier: '', reward: { kind: 'money', amount: 2.5, currency: 'GBP' } },
    ],
    rates_changed_at: '2026-11-18T08:00:00.000Z',
    tracking_hours: 48,
    paying_days: 60,
    exclusions: [{ type: 'list', items: ['Gift cards'] }],
    history: [{ from: '2026-09-01', reward: { kind: 'percent', percent: 3 }, is_boost: false }],
    coupons: [buildWireCoupon()],
    similar_merchants: merchants,
  },
  channel: {
    channel: { id: 1, slug: 'app', name: 'For the app', summary: 'Picked for small screens.' },
    mktsrc: 'app',
    lanes: [{ heading: 'New today', path: null, coupons: [buildWireCoupon()] }],
    merchants,
    other_channels: labels,
  },
}
