import { describe, expect, it } from 'vitest'
import { buildWireCoupon } from '../testing/buildWireCoupon.ts'
import { type Coupon, coupon, type WireCoupon } from './coupon.ts'

/** Every field that tracking reports, on the wire and past the door, with a value that no other field has. */
const trackingFields: [wire: keyof WireCoupon, field: keyof Coupon, value: unknown][] = [
  ['id', 'id', 4711],
  ['code', 'code', 'A-code'],
  ['title', 'title', 'A-title'],
  ['source_list', 'sourceList', ['A-source', 'B-source']],
  ['is_verified', 'isVerified', false],
  ['promotion_off', 'promotionOff', 'A-off'],
  ['promotion_detail', 'promotionDetail', 'A-detail'],
  ['tag', 'tags', ['A-tag', 'B-tag']],
  ['upk', 'upk', 'A-upk'],
  ['keywords', 'keywords', 'A-keywords'],
  ['search_word', 'searchWord', 'A-search'],
  ['domain', 'domain', 'a.example'],
  ['sign', 'sign', 'A-sign'],
  ['source', 'source', 'A-source'],
  ['source_add_time', 'sourceAddTime', '2026-01-01'],
]

describe('[R3.4] a coupon keeps every field that tracking reports', () => {
  it.each(trackingFields)('%s -> %s', (wireName, name, value) => {
    expect(coupon(buildWireCoupon({ [wireName]: value }))[name]).toEqual(value)
  })

  it.each(trackingFields.filter(([wireName]) => !['id', 'title', 'is_verified'].includes(wireName)))(
    '%s may be missing; past the door it is there, and empty',
    (wireName, name) => {
      const { [wireName]: _, ...rest } = buildWireCoupon()
      expect(coupon(rest)[name]).toEqual(Array.isArray(coupon(buildWireCoupon())[name]) ? [] : '')
    },
  )
})

it('has its terms in full, where there are any', () => {
  const terms = [{ type: 'list' as const, items: ['Once per customer'] }]
  expect(coupon(buildWireCoupon({ terms })).terms).toEqual(terms)
  expect(coupon(buildWireCoupon()).terms).toEqual([])
})

it('makes an empty list for each coupon anew', () => {
  const bare = { ...buildWireCoupon(), tag: null }
  expect(coupon(bare).tags).not.toBe(coupon(bare).tags)
})

it.each(['2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z', '2026-11-01T01:30:00+05:30', null])(
  'takes the moment %j',
  (moment) => {
    expect(coupon(buildWireCoupon({ ends_at: moment })).endsAt).toBe(moment)
  },
)

it.each(['2026-11-01', '2026-13-01T00:00:00Z', '2026-11-01T00:00:00', '1.11.2026', ''])(
  'refuses the moment %j',
  (moment) => {
    expect(() => coupon(buildWireCoupon({ ends_at: moment }))).toThrow('must be a moment')
  },
)

it('takes a coupon of whose merchant nothing else is said for one with a programme', () => {
  expect(coupon(buildWireCoupon()).hasAffiliate).toBe(true)
  expect(coupon(buildWireCoupon({ has_affiliate: false })).hasAffiliate).toBe(false)
})
