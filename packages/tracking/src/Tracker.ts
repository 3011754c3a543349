import type { ConsentRule } from './findAllowedStorage.ts'

/**
 * What a shopper did with a coupon. `click`: asked for its code or opened its deal · `shop`: went on to the shop from a
 * code already shown, which is no second click, or to a merchant without any coupon · `copy`: copied its code · `detail`:
 * opened its details · `impression`: saw it. The collector takes any word.
 */
export type CouponEventType = 'click' | 'shop' | 'copy' | 'detail' | 'impression'

/** A coupon as far as events report it (R3.4); what is not known is empty. Offers of `@clipfront/page-data` fit. */
export interface TrackedCoupon {
  id: number
  merchant: { id: number }
  /** What the page shows of it: the last two characters on a list, the whole code where it is revealed, '' for a deal. */
  code: string
  title: string
  isVerified: boolean
  promotionOff: string
  promotionDetail: string
  tags: readonly string[]
  sourceList: readonly string[]
  upk: string
  keywords: string
  searchWord: string
  domain: string
  sign: string
  source: string
  sourceAddTime: string
  /** Its place without the site's ranking, where the page says it. */
  oldPosition?: number | null
}

/** A page as far as events report it. Pages of `@clipfront/page-data` fit. */
export interface TrackedPage {
  /** The page's type: `merchant`, `home`, … */
  page: string
  /** Of a page of type `merchant`, `merchant.hasAffiliate` says whether the merchant has a programme. */
  data: object
}

/** Where on the page the coupon stood. */
export interface Placement {
  /** 1-based, in the whole list as the shopper saw it, the pages before this one included. */
  position: number
  /**
   * 1-based, in the list as it came: before a filter or a ranking for this shopper.
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
  trackCoupon(eventType: CouponEventType, coupon: TrackedCoupon, placement: Placement): void
  /** Counts going on to a merchant without a coupon, by the same rules. */
  trackVisit(merchantId: number): void
}

/** What an event of a page and of no coupon says beside the page. */
export type EventDetail = Readonly<Record<string, string | number | boolean>>

export interface PageTracker extends Tracker {
  /** Sends an event of the page, each time, also while it is being hidden: whoever calls sees to it that it is said once. Never throws. */
  trackPage(eventType: string, detail: EventDetail, options?: PageEventOptions): void
}

export interface PageEventOptions {
  /**
   * Held back unless the device may be written to at this moment: for what says how a visitor fared.
   * @defaultValue false
   */
  needsConsent?: boolean
}

/** Event key (`eventKey`) -> when it was last sent, in epoch milliseconds as text: the same words as in localStorage. */
export type SentTimes = Map<string, string>

export interface TrackerOptions {
  /** Whether the site must ask before anything is written to the device. */
  consent: ConsentRule
  /** The page on the screen; asked for at the time of each event. */
  getPage: () => TrackedPage
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
  /** For development: hears of each event, and why one was held back. With it a tracker describes events on every host, and sends them in production only. */
  inspect?: (event: InspectedEvent) => void
}

/**
 * Why an event was held back. `host`: a dev or beta host · `hidden`: a hidden or prerendered document, or a crawler ·
 * `dedupe`: sent within the last five minutes · `consent`: it needs a yes of the visitor, which those of coupons and
 * merchants do not.
 */
export type Obstacle = 'host' | 'hidden' | 'dedupe' | 'consent'

export interface InspectedEvent {
  /** As they are, or would have been, sent. */
  fields: Record<string, string>
  /** Undefined of what was sent. */
  obstacle: Obstacle | undefined
}
