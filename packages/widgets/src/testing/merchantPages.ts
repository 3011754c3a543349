import { buildPage } from '@clipfront/page-data/testing'
import { sampleFilters } from './sampleFilters.ts'
import { coupons, merchants, past } from './samplePages.ts'

/** Believable pages on which all stands that can be known: of a merchant, of what it pays back, and the home page. */
export const merchantPages = {
  homeInFull: buildPage('home', {
    top_coupons: coupons.slice(0, 3),
    popular_merchants: merchants,
    latest_successes: merchants.slice(0, 3).map((merchant, index) => ({
      title: coupons[index]?.title ?? '',
      merchant,
      at: `2026-11-20T0${8 - index}:00:00.000Z`,
    })),
  }),
  merchantInFull: buildPage('merchant', {
    coupons,
    past_coupons: past,
    counts: { codes: 61, deals: 12, past: 3 },
    filters: sampleFilters(61, 12),
    paging: { page: 1, pages: 2, total: 78 },
    similar_merchants: merchants.slice(1, 6),
    cashback: { reward: { kind: 'percent', percent: 4 }, up_to: true },
    health: { worked: 40, failed: 3 },
    rating: { average: 4, count: 5 },
    reviews: [
      {
        id: 1,
        rating: 5,
        title: 'Soled anew',
        body: 'Sent them in with a hole in the heel and they came back as good as on day one.',
        by: 'Tomas R.',
        written_at: '2026-10-03T12:00:00Z',
      },
      { id: 2, rating: 4, body: 'Good shoes. The parcel took a week.', written_at: '2026-09-20T12:00:00Z' },
      { id: 3, rating: 2, by: 'Ada', written_at: '2025-12-20T12:00:00Z' },
      { id: 4, rating: 5, title: 'They fit', by: 'Noor', written_at: '2026-08-02T12:00:00Z' },
      { id: 5, rating: 4, body: 'A shop that answers its mail.', written_at: '2026-05-11T12:00:00Z' },
    ],
  }),
  /** The rest of what can be used, then what begins later and what was. */
  merchantSecondPage: buildPage('merchant', {
    coupons: coupons.slice(4),
    past_coupons: past,
    counts: { codes: 61, deals: 12, past: 3 },
    filters: sampleFilters(61, 12),
    paging: { page: 2, pages: 2, total: 78, offset: 60 },
    last_tested_at: '2026-11-20T11:20:00.000Z',
    reviews: [{ id: 2, rating: 4, body: 'Good shoes. The parcel took a week.', written_at: '2026-09-20T12:00:00Z' }],
  }),
  merchantHistory: buildPage('merchant', {
    coupons: [],
    past_coupons: past,
    counts: { codes: 61, deals: 12, past: 3 },
    filters: sampleFilters(61, 12),
    paging: { page: 3, pages: 3, total: 158, offset: 120 },
  }),
  cashback: buildPage('cashback', {
    headline: { reward: { kind: 'percent', percent: 8 }, up_to: true, is_boost: true },
    rates: [
      {
        tier: 'New customers',
        reward: { kind: 'percent', percent: 8 },
        is_boost: true,
        usual: { kind: 'percent', percent: 4.5 },
        cap: { amount: 20, currency: 'GBP' },
        ends_at: '2026-11-27T23:59:59.000Z',
      },
      { tier: 'Everything for running on trails and in the hills', reward: { kind: 'percent', percent: 3 } },
      { tier: '', reward: { kind: 'money', amount: 2.5, currency: 'GBP' } },
    ],
    exclusions: [{ type: 'list', items: ['Gift cards', 'Repairs in the workshop', 'Orders with a staff discount'] }],
    terms: [{ type: 'paragraph', text: 'One account for each household. Paid in pounds, once a month.' }],
    history: [
      { from: '2025-12-01', until: '2026-03-14', reward: { kind: 'percent', percent: 3 }, is_boost: false },
      { from: '2026-06-01', until: '2026-11-18', reward: { kind: 'percent', percent: 4.5 }, is_boost: false },
      { from: '2026-11-18', reward: { kind: 'percent', percent: 8 }, is_boost: true },
    ],
    coupons: coupons.slice(0, 3),
    similar_merchants: merchants.slice(1, 6),
  }),
  cashbackOver: buildPage('cashback', {
    headline: null,
    rates: [],
    history: [{ from: '2026-06-01', until: '2026-11-18', reward: { kind: 'percent', percent: 4.5 }, is_boost: false }],
    similar_merchants: merchants.slice(1, 4),
    coupons: coupons.slice(0, 2),
  }),
} as const
