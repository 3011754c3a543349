import type { WireCoupon } from '@clipfront/page-data'
import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { coupons, merchants } from './samplePages.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const coupon: WireCoupon = buildWireCoupon({
  conditions: { least_basket: gbp(50), most_saved: gbp(40), audience: 'new-customers', uses: 1, where: 'anywhere' },
  terms: [
    { type: 'paragraph', text: 'For customers who have not ordered before, once each.' },
    { type: 'heading', text: 'Left out' },
    { type: 'list', items: ['Gift cards', 'What is on sale already'] },
  ],
})
const others = coupons.slice(1, 4)
const trials = [
  {
    at: '2026-11-20T09:00:00.000Z',
    outcome: 'worked',
    by_kind: 'editor',
    by: 'Mara',
    method: 'checkout',
    basket: gbp(80),
    saved: gbp(16),
    note: 'Two pairs of Cirrus 3, delivered to London.',
  },
  { at: '2026-11-17T09:00:00.000Z', outcome: 'failed', by_kind: 'bot', basket: gbp(45) },
  { at: '2026-11-02T09:00:00.000Z', outcome: 'worked', by_kind: 'community' },
] as const
const page = {
  other_coupons: others,
  similar_merchants: merchants.slice(1, 6),
  trials: [...trials],
  failure_reasons: [
    { reason: 'minimum' as const, count: 7 },
    { reason: 'not-eligible' as const, count: 2 },
  ],
}
const bare = { conditions: null, promotion_detail: '', terms: [], key_terms: [], health: null }

/** A believable page of a coupon in each of its states. */
export const sampleCoupons = {
  whole: buildPage('coupon', { ...page, coupon }),
  revealed: buildPage('coupon', { ...page, coupon: { ...coupon, code: 'NIMBUS20', revealed: true } }),
  expired: buildPage('coupon', {
    ...page,
    coupon: { ...coupon, code: '', revealed: true, state: 'expired', ends_at: '2026-10-01T00:00:00.000Z' },
  }),
  untested: buildPage('coupon', {
    coupon: buildWireCoupon({ ...bare, is_verified: false, verified_by: '', verified_at: null }),
    other_coupons: [],
    similar_merchants: [],
    trials: [],
    failure_reasons: [],
    cashback: null,
  }),
  upcomingAlone: buildPage('coupon', {
    coupon: buildWireCoupon({ ...bare, state: 'upcoming', starts_at: '2026-11-27T00:00:00.000Z', is_verified: false }),
    other_coupons: [],
    trials: [],
    failure_reasons: [],
    cashback: null,
  }),
} as const
