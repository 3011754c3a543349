import type { Coupon, PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'

/**
 * What a shopper did with a coupon. `click`: asked for its code or opened its deal · `shop`: went on to the shop from a
 * code already shown, which is no second click, or to a merchant without any coupon · `copy`, `detail`, `impression`: as they say. The collector takes any
 * word; our pages send `click` and `shop` today, the others are planned.
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
  /** Counts going on to a merchant without a coupon, by the same rules. */
  trackVisit(merchantId: number): void
}

/** Event key (`eventKey`) -> when it was last sent, in epoch milliseconds as text: the same words as in localStorage. */
export type SentTimes = Map<string, string>

export interface TrackerOptions {
  /** The site's consent rule, from its file. */
  consent: Site['consent']
  /** The page on the screen; asked for at the time of each event. */
  getPage: () => PageData
  /**
   * Where events go: a path of the page's own origin, or an absolute url.
   * @defaultValue '/api/pagepoint'
   */
  endpoint?: string
  /**
   * The host that decides the environment.
   * @defaultValue the page's own
   */
  host?: string
  /**
   * When this document sent what, where nothing may be kept on the device. Give the same map to two trackers of one
   * document and they never count a thing twice.
   * @defaultValue an empty one
   */
  sentTimes?: SentTimes
}
