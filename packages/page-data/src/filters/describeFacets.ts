import type { Coupon } from '../schemas/coupon.ts'
import { ENDS_SOON_DAYS, type FilterValue, type OfferFilter, TESTED_DAYS } from '../values/filters.ts'

const DAY_MS = 86_400_000

type Faceted = Pick<Coupon, 'kind' | 'conditions' | 'discount' | 'endsAt' | 'verifiedAt'>

/** Which filter each kind of discount stands under; what only words say stands under none. */
const VALUE_OF_DISCOUNT = {
  percent: 'percent',
  money: 'money',
  price: 'price',
  'free-delivery': 'free-delivery',
  gift: 'gift',
  free: 'gift',
  other: null,
} as const satisfies Record<NonNullable<Faceted['discount']>['kind'], FilterValue<'value'> | null>

/** What a live offer is by each key of the filters. @param now epoch milliseconds */
export function describeFacets({ kind, conditions, discount, endsAt, verifiedAt }: Faceted, now: number): OfferFilter {
  const isSoon = endsAt !== null && Date.parse(endsAt) <= now + ENDS_SOON_DAYS * DAY_MS
  const isTested = verifiedAt !== null && Date.parse(verifiedAt) >= now - TESTED_DAYS * DAY_MS
  return {
    type: kind,
    for: conditions?.audience ?? null,
    value: discount ? VALUE_OF_DISCOUNT[discount.kind] : null,
    ends: isSoon ? 'soon' : null,
    tested: isTested ? 'week' : null,
  }
}
