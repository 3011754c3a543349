import type { PageData } from '@clipfront/page-data'
import type { CouponEventType, Tracker } from '@clipfront/tracking'
import { findCoupon } from './findCoupon.ts'

/** Counts a coupon known by its id alone; one that is not on the page is not counted. */
export function countCoupon(
  tracker: Tracker,
  page: PageData,
  { eventType, couponId, position }: { eventType: CouponEventType; couponId: number; position: number },
): void {
  const coupon = findCoupon(page, couponId)
  if (coupon) tracker.trackCoupon(eventType, coupon, { position })
}
