import type { Coupon } from '@clipfront/page-data'
import { buildCoupon } from '@clipfront/page-data/testing'

const bare = { key_terms: [], promotion_detail: '', used_today: 0, votes_worked: 0, votes_failed: 0, health: null }
const unverified = { is_verified: false, verified_by: '', verified_at: null, health: null }
const trial = { by_kind: 'bot' } as const

/** Every state in which a ticket can be, by what a shopper would call it. */
export const couponStates = {
  code: buildCoupon(),
  deal: buildCoupon({
    id: 2,
    kind: 'deal',
    code: '',
    title: 'Free delivery on every order, however small',
    discount: { kind: 'free-delivery' },
    key_terms: ['UK only'],
    verified_at: '2026-11-20T11:20:00.000Z',
  }),
  endingSoon: buildCoupon({
    id: 4,
    title: '£15 off orders over £60, this weekend alone',
    discount: { kind: 'money', amount: 15, currency: 'GBP' },
    key_terms: ['Over £60'],
    ends_at: '2026-11-20T17:30:00.000Z',
  }),
  upcoming: buildCoupon({
    id: 5,
    title: 'Black Friday: up to half price on trail shoes',
    discount: { kind: 'percent', percent: 50, upTo: true },
    state: 'upcoming',
    starts_at: '2026-11-27T00:00:00.000Z',
    ends_at: '2026-11-30T23:59:59.000Z',
    used_today: 0,
    ...unverified,
  }),
  exclusive: buildCoupon({
    id: 6,
    title: 'A pair of merino socks with every pair of boots',
    discount: { kind: 'gift' },
    is_exclusive: true,
    code: 'KS',
    key_terms: ['While they last'],
  }),
  price: buildCoupon({
    id: 7,
    kind: 'deal',
    code: '',
    title: 'Last season’s Cirrus 3 in every size',
    discount: { kind: 'price', amount: 49.5, was: 90, currency: 'GBP' },
  }),
  inFull: buildCoupon({
    id: 20,
    title: '£10 off your first order over £50',
    discount: { kind: 'money', amount: 10, currency: 'GBP' },
    promotion_detail: '',
    terms: [
      { type: 'paragraph', text: 'For customers who have not ordered before, once each.' },
      { type: 'heading', text: 'Left out' },
      { type: 'list', items: ['Gift cards', 'What is on sale already', 'Orders outside the United Kingdom'] },
    ],
  }),
  untested: buildCoupon({
    id: 8,
    title: '10% off your first order',
    discount: { kind: 'percent', percent: 10 },
    ...bare,
    ...unverified,
  }),
  failing: buildCoupon({
    id: 18,
    title: '15% off running socks',
    discount: { kind: 'percent', percent: 15 },
    ...bare,
    ...unverified,
    failed_at: '2026-11-20T09:00:00.000Z',
    votes_worked: 4,
    votes_failed: 11,
    health: {
      score: 0.31,
      rate: 0.24,
      last_worked_at: '2026-11-18T09:00:00.000Z',
      trials: [
        { ...trial, outcome: 'failed', at: '2026-11-20T09:00:00.000Z' },
        { ...trial, outcome: 'failed', at: '2026-11-19T09:00:00.000Z' },
        { ...trial, outcome: 'worked', at: '2026-11-18T09:00:00.000Z' },
      ],
    },
  }),
  fewVotes: buildCoupon({
    id: 21,
    title: '5% off rucksacks',
    discount: { kind: 'percent', percent: 5 },
    ...bare,
    votes_worked: 2,
    votes_failed: 1,
    health: {
      score: 0.5,
      rate: null,
      last_worked_at: '2026-11-20T09:00:00.000Z',
      trials: [{ ...trial, outcome: 'worked', at: '2026-11-20T09:00:00.000Z' }],
    },
  }),
  withoutValue: buildCoupon({
    id: 9,
    title: 'Early access to the winter sale',
    discount: null,
    promotion_off: '',
    ...bare,
  }),
  unconfirmed: buildCoupon({
    id: 10,
    state: 'unconfirmed',
    title: '25% off running socks',
    discount: { kind: 'percent', percent: 25 },
    starts_at: null,
    ends_at: null,
    ...bare,
    ...unverified,
  }),
  unconfirmedDeal: buildCoupon({
    id: 11,
    kind: 'deal',
    code: '',
    state: 'unconfirmed',
    title: 'Outlet: prices from £9',
    discount: { kind: 'other', text: 'from £9' },
    starts_at: null,
    ends_at: null,
    ...bare,
    ...unverified,
  }),
  expired: buildCoupon({
    id: 12,
    state: 'expired',
    title: '20% off the autumn collection',
    ends_at: '2026-10-01T00:00:00.000Z',
    ...bare,
  }),
  longWords: buildCoupon({
    id: 13,
    title: 'Versandkostenrückerstattungsgutschein für Damenwinterstiefelneuheiten und Herrenwanderschuhsonderangebote',
    merchant: { id: 9, slug: 'lang', name: 'Donaudampfschifffahrtsgesellschaft Schuhe', tint: 5 },
    discount: { kind: 'money', amount: 1299.5, currency: 'EUR', upTo: true },
    key_terms: ['Neukundinnen und Neukunden', 'Mindestbestellwert 1.299,50 €', 'Nicht kombinierbar'],
  }),
  invalidLink: buildCoupon({
    id: 14,
    kind: 'deal',
    code: '',
    title: 'A deal whose link is broken',
    link: '###-c-14?url=',
  }),
  unlinkedDeal: buildCoupon({
    id: 15,
    kind: 'deal',
    code: '',
    title: '$100 off the big screens',
    discount: { kind: 'money', amount: 100, currency: 'USD' },
    has_affiliate: false,
    link: '###-c-15?url=%2Fno-programme%2Fnimbus-shoes',
    ...bare,
    ...unverified,
  }),
} as const satisfies Record<string, Coupon>

/** A code that was asked for. */
export const revealedCoupon = buildCoupon({ id: 1, code: 'NIMBUS20', revealed: true })
