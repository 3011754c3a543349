import type { Coupon } from '@clipfront/page-data'
import type { CouponEventType, Placement, TrackedPage, Tracker } from '@clipfront/tracking'
import { readPlacement } from '@clipfront/tracking/inline'
import type { ClickedOffer } from './listenForClicks.ts'

/** Counts a click that leads to a coupon's offer or to a merchant. */
export function countClick(
  tracker: Tracker,
  page: TrackedPage,
  eventType: CouponEventType,
  clicked: ClickedOffer,
): void {
  if ('merchantId' in clicked) return tracker.trackVisit(clicked.merchantId)
  countCoupon(tracker, page, eventType, clicked.couponId, readPlacement(clicked.element))
}

/** Counts what was done with a coupon that is known by its id alone; one that is not on the page is not counted. */
export function countCoupon(
  tracker: Tracker,
  page: TrackedPage,
  eventType: CouponEventType,
  couponId: number,
  placement: Placement,
): void {
  const coupon = findCoupon(page.data, couponId)
  if (coupon) tracker.trackCoupon(eventType, coupon, placement)
}

/** The coupon with this id, wherever a page type has it: page data is a tree, and only coupons can be revealed. */
export function findCoupon(node: unknown, id: number): Coupon | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isCoupon(node) && node.id === id) return node
  for (const child of Object.values(node)) {
    const found = findCoupon(child, id)
    if (found) return found
  }
  return undefined
}

function isCoupon(node: object): node is Coupon {
  return 'isRevealed' in node
}
