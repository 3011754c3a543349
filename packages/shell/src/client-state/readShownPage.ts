import { COUPON_FILTERS, type SettableState, type ShownCoupon } from '@clipfront/routing/state'

const TOP = 3

/**
 * What the list that stands in the document says: its first three offers with their places, and the chosen filter.
 * The document is asked, because the order of a list is the business of its template (docs/contracts/click-out-anchors.md).
 */
export function readShownPage(place: ParentNode): Pick<SettableState, 'topCoupons' | 'couponFilter'> {
  const chosen = place.querySelector<HTMLInputElement>('input[type=radio][name=type]:checked')?.value
  return {
    topCoupons: findTopCoupons(place),
    couponFilter: COUPON_FILTERS.find((filter) => filter === chosen) ?? 'all',
  }
}

function findTopCoupons(place: ParentNode): ShownCoupon[] {
  const positions = new Map<number, number>()
  for (const { dataset } of place.querySelectorAll<HTMLElement>('a[data-coupon-id][data-position]')) {
    const id = Number(dataset['couponId'])
    if (!positions.has(id)) positions.set(id, Number(dataset['position']))
    if (positions.size === TOP) break
  }
  return [...positions].map(([id, position]) => ({ id, position }))
}
