import type { WirePageData } from '@clipfront/page-data'
import { buildWireCoupon, buildWirePage } from '@clipfront/page-data/testing'

const SUBJECTS = ['running shoes', 'garden chairs', 'winter coats', 'desk lamps', 'tea', 'headphones', 'rucksacks']
const TESTERS = ['Mara', 'Jonas', 'Priya', 'Tom', 'Aiko']
const TERMS = ['New customers only', 'From £40', 'Not on sale items', 'Once per customer']

/**
 * A merchant's page with as many coupons as are wanted: codes and deals, some tested by somebody, some with terms, reviews below.
 * @param target of the request for it, whose `type` narrows the list as page-api does
 */
export function buildMerchantPage(coupons: number, target: string): WirePageData {
  const isNarrowed = target.includes('type=code')
  const merchant = { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, logo: null }
  return buildWirePage('merchant', {
    filters: countTypes(coupons, isNarrowed),
    coupons: Array.from({ length: coupons }, (_, index) => {
      const percent = 5 + ((index * 7) % 60)
      return buildWireCoupon({
        id: index + 1,
        merchant,
        kind: isCode(index) ? 'code' : 'deal',
        code: isCode(index) ? `SAVE${10 + (index % 89)}` : '',
        title: `${percent}% off ${SUBJECTS[index % SUBJECTS.length]} at ${merchant.name}, offer ${index + 1}`,
        discount: { kind: 'percent', percent },
        promotion_off: `${percent}% off`,
        verified_by: TESTERS[index % TESTERS.length] ?? 'Mara',
        key_terms: TERMS.slice(0, index % 3),
        votes_worked: (index * 37) % 500,
        votes_failed: (index * 11) % 50,
        used_today: (index * 13) % 90,
        link: `###-c-${index + 1}?url=${encodeURIComponent('/demo-shop/nimbus-shoes')}`,
      })
    }).filter(({ kind }) => !isNarrowed || kind === 'code'),
    past_coupons: [],
    reviews: [5, 4, 5, 2, 5].map((rating, index) => ({
      id: index + 1,
      rating,
      title: `Pair ${index + 1}`,
      body: 'As good as on day one, and soled anew after a year.',
      by: 'T.',
      written_at: '2026-10-03T12:00:00Z',
    })),
  })
}

const isCode = (index: number) => index % 5 < 3

function countTypes(coupons: number, isNarrowed: boolean) {
  const codes = Array.from({ length: coupons }, (_, index) => index).filter(isCode).length
  const total = isNarrowed ? codes : coupons
  const type = { all: coupons, code: codes, deal: coupons - codes }
  return {
    total,
    type,
    for: { all: total },
    value: { all: total, percent: total },
    ends: { all: total },
    tested: { all: total },
  }
}
