import type { WireCoupon } from '../schemas/coupon.ts'

/** A believable coupon on the wire; give what the test is about. */
export function buildWireCoupon(fields: Partial<WireCoupon> = {}): WireCoupon {
  const id = fields.id ?? 1
  return {
    id,
    kind: 'code',
    code: '20',
    title: '20% off everything for new customers',
    merchant: { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3 },
    discount: { kind: 'percent', percent: 20 },
    state: 'live',
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2026-12-31T23:59:59.000Z',
    is_verified: true,
    verified_by: 'Mara',
    verified_at: '2026-11-20T09:00:00.000Z',
    key_terms: ['New customers', 'Over £50'],
    used_today: 12,
    votes_worked: 40,
    votes_failed: 3,
    health: {
      score: 0.84,
      rate: 0.92,
      last_worked_at: '2026-11-20T09:00:00.000Z',
      trials: [
        { at: '2026-11-20T09:00:00.000Z', outcome: 'worked', by_kind: 'editor' },
        { at: '2026-11-17T09:00:00.000Z', outcome: 'failed', by_kind: 'bot' },
        { at: '2026-11-02T09:00:00.000Z', outcome: 'worked', by_kind: 'community' },
      ],
    },
    link: `###-c-${id}?url=${encodeURIComponent('/demo-shop/nimbus-shoes')}`,
    promotion_off: '20% off',
    promotion_detail: 'One use per customer. Not with other offers.',
    tag: ['new-customers'],
    upk: `upk-${id}`,
    keywords: 'shoes trainers',
    search_word: '',
    domain: 'nimbus-shoes.example',
    sign: 'f00d',
    source: 'demo',
    source_list: ['demo'],
    source_add_time: '2026-11-01T00:00:00.000Z',
    ...fields,
  }
}
