import type { Coupon, PageData } from '@clipfront/page-data'
import type { Placement } from './Tracker.ts'

/** The fields of one event in the order in which they are sent (R7.1). All text: a form knows nothing else. */
export interface PagepointFields {
  type: string
  /** '1' or '0' */
  isMobile: string
  /** Page type. */
  page: string
  /** Decoded path of the page, without query. */
  urlname: string
  /** '1' or '0' */
  has_affiliate: string
  /** JSON: `{ coupon_performance: CouponPerformance }` */
  res: string
  /** A fresh id of this event, by which the collector tells a repeated delivery from a second event. Not an id of the visitor. */
  eid: string
}

/** A coupon in the words of the collector: every field of R3.4 and where it stood. Keys are always there, in this order. */
export interface CouponPerformance {
  id: number
  code: string
  title: string
  source_list: string
  is_verified: boolean
  promotion_off: string
  promotion_detail: string
  tag: string
  upk: string
  keywords: string
  search_word: string
  domain: string
  sign: string
  source: string
  source_add_time: string
  position: number
  old_position: number
  has_detail: 0 | 1
}

interface CouponEvent {
  eventType: string
  /** A fresh id. */
  id: string
  page: PageData
  /** `location.pathname` */
  pathname: string
  isMobile: boolean
  performance: CouponPerformance
}

/** One event as the fields of its form (R7.1). */
export function describeEvent({ eventType, id, page, pathname, isMobile, performance }: CouponEvent): PagepointFields {
  return {
    type: eventType,
    isMobile: isMobile ? '1' : '0',
    page: page.page,
    urlname: decodePath(pathname),
    // Only a store page knows its merchant's programme; elsewhere the collector has the catalog.
    has_affiliate: page.page === 'merchant' && page.data.merchant.hasAffiliate ? '1' : '0',
    res: JSON.stringify({ coupon_performance: performance }),
    eid: id,
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The coupon and its place as the collector wants them (R3.4). Lists are joined by commas; what the page does not know is ''. */
export function describeCoupon(coupon: Coupon, placement: Placement): CouponPerformance {
  return {
    id: coupon.id,
    code: coupon.code,
    title: coupon.title,
    source_list: coupon.sourceList.join(','),
    is_verified: coupon.isVerified,
    promotion_off: coupon.promotionOff,
    promotion_detail: coupon.promotionDetail,
    tag: coupon.tags.join(','),
    upk: coupon.upk,
    keywords: coupon.keywords,
    search_word: coupon.searchWord,
    domain: coupon.domain,
    sign: coupon.sign,
    source: coupon.source,
    source_add_time: coupon.sourceAddTime,
    position: placement.position,
    old_position: placement.oldPosition ?? placement.position,
    has_detail: placement.hasDetail ? 1 : 0,
  }
}
