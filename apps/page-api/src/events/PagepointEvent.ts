import type { Environment, Site } from '@clipfront/site-config'

/** An event as a browser reported it, parsed. */
export interface PagepointEvent {
  type: string
  /** Made by the browser, once per event; null when it made none. */
  eid: string | null
  page: string
  urlname: string
  isMobile: boolean
  hasAffiliate: boolean
  /** What the page said about the coupon; null for an event that is about none. */
  coupon: ReportedCoupon | null
}

/** What is stored of `coupon_performance` (R3.4): the rest the catalog knows itself. */
export interface ReportedCoupon {
  id: number
  is_verified: boolean
  search_word: string
  sign: string
  position: number | null
  old_position: number | null
  has_detail: boolean
}

/** What the site's server adds to it. */
export interface EventOrigin {
  site: Site
  environment: Environment
  address: string
  userAgent: string
}
