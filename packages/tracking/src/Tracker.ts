import type { Coupon } from '@clipfront/page-data'

/**
 * What a shopper did with a coupon. `click`: asked for its code or opened its deal · `shop`: went on to the shop from a
 * code already shown, which is no second click · `copy`, `detail`, `impression`: as they say. The collector takes any
 * word; this list is what our pages send.
 */
export type CouponEventType = 'click' | 'shop' | 'copy' | 'detail' | 'impression'

/** Where on the page the coupon stood. */
export interface Placement {
  /** 1-based, in the list as the shopper saw it. */
  position: number
  /**
   * 1-based, in the list as it was before it was ranked for this shopper.
   * @defaultValue `position`
   */
  oldPosition?: number
  /**
   * Whether the coupon's terms were open.
   * @defaultValue false
   */
  hasDetail?: boolean
}

/** What pages and widgets see of tracking. */
export interface Tracker {
  /**
   * Counts an event of a coupon: at once, without waiting, at most once in five minutes per merchant, coupon and event
   * (R9.3). Nothing leaves dev and beta hosts (R7.3). Never throws.
   */
  trackCoupon(eventType: CouponEventType, coupon: Coupon, placement: Placement): void
}
