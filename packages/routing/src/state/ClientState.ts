import type { SearchMatches } from '@clipfront/page-data'
import type { DeviceClass, Platform } from '../visitor/index.ts'

export const COUPON_FILTERS = ['all', 'code', 'deal'] as const
export type CouponFilter = (typeof COUPON_FILTERS)[number]

/** Of the site: the same for every visitor and every page. */
export interface SiteFacts {
  /** Where the browser asks its own site. */
  browserApiUrl: string
  adsId: string | null
  analyticsId: string | null
  hasCouponRanking: boolean
  hasAiChat: boolean
}

/** Of the visitor: stays from page to page. All of it is found in the browser; HTML may carry the device class alone. */
export interface VisitorFacts {
  /** Null before the browser has said, where pages are the same for every device. */
  device: DeviceClass | null
  /** A known browser, else the extension's name (R9.9); null before the browser has said. */
  browserType: string | null
  clientType: Platform | null
  /** Null until somebody asks for it. */
  userIp: string | null
  /** Null while nothing has looked. */
  hasAdBlock: boolean | null
  /** Whether a person was seen, by what they did (R4.8). */
  isRealUser: boolean
  hasExtension: boolean
  /** The visit comes from the extension itself. */
  isPureExtension: boolean
}

/** What the shopper has chosen on a page: gone with the page's address. */
export interface PageChoices {
  showsAllCoupons: boolean
  isSearchFocused: boolean
}

/** Of the page on the screen: new with every page. */
export interface PageFacts {
  /** The kind of offer that its list is narrowed to, by its address. */
  couponFilter: CouponFilter
  /** The merchant or the category whose offers the page lists. */
  catalogId: number | null
  /** The first three offers in the order in which they stand on the screen. */
  topCoupons: readonly ShownCoupon[]
  /** Ids of the advertisements that were hit on this page. */
  hitAds: readonly string[]
  searchResults: SearchResults | null
  reviewPopup: ReviewPopup | null
  /** 0 to 5, the merchant's. */
  rate: number | null
  /** Of the page's own data; null for a page that came as a document. */
  requestTiming: RequestTiming | null
}

export interface ShownCoupon {
  id: number
  /** From 1. */
  position: number
}

export interface SearchResults {
  query: string
  exact: SearchMatches
  fuzzy: SearchMatches
}

export interface ReviewPopup {
  merchantId: number
  /** Null asks about the merchant. */
  couponId: number | null
}

export interface RequestTiming {
  /** Epoch milliseconds. */
  startedAt: number
  durationMs: number
}

/** What may be set. The site's facts never change while a document lives. */
export type SettableState = VisitorFacts & PageChoices & PageFacts

/** What follows from the rest, so that it cannot contradict it. */
interface DerivedState {
  isMobile: boolean
  isTablet: boolean
  /** There are no AMP pages. */
  isAmp: false
}

/** Everything that is known client-wide (R3.6): docs/contracts/client-state.md says who sets and who reads each field. */
export type ClientState = Readonly<SiteFacts & SettableState & DerivedState>
