import type { EventDetail, Placement, TrackedCoupon, TrackedPage } from './Tracker.ts'

/** What an event is about, as `res` says it: a coupon, a merchant without one, or the page. */
export type EventSubject = { coupon_performance: CouponPerformance } | { merchant_id: number } | { detail: EventDetail }

interface PageEvent {
  eventType: string
  /** A fresh id. */
  id: string
  page: TrackedPage
  /** `location.pathname` */
  pathname: string
  isMobile: boolean
  subject: EventSubject
}

/** One event as the fields of its form, in the order in which they are sent (R7.1). All text: a form knows nothing else. */
export function describeEvent({ eventType, id, page, pathname, isMobile, subject }: PageEvent) {
  return {
    type: eventType,
    isMobile: isMobile ? '1' : '0',
    /** Page type. */
    page: page.page,
    /** Decoded path of the page, without query. */
    urlname: decodePath(pathname),
    has_affiliate: hasProgramme(page) ? '1' : '0',
    res: JSON.stringify(subject),
    /** By it the collector tells a repeated delivery from a second event. Not an id of the visitor. */
    eid: id,
  }
}

export interface PagepointFields extends ReturnType<typeof describeEvent> {
  /** Of an event out of the outbox: how many milliseconds after it happened it is sent, by the clock that dated it. */
  delay?: string
}

/** Only a merchant page knows its merchant's programme; elsewhere the collector has the catalog. */
function hasProgramme({ page, data }: TrackedPage): boolean {
  const { merchant } = data as { merchant?: { hasAffiliate?: unknown } }
  return page === 'merchant' && merchant?.hasAffiliate === true
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * A coupon and its place in the words of the collector (R3.4): keys are always there, in this order. Lists are joined by commas;
 * what the page does not know is ''.
 */
export function describeCoupon(coupon: TrackedCoupon, placement: Placement) {
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
    // With ranking, where it would stand without: what the ranking did is told by both.
    old_position: coupon.oldPosition ?? placement.oldPosition ?? placement.position,
    has_detail: placement.hasDetail ? 1 : 0,
  }
}

export type CouponPerformance = ReturnType<typeof describeCoupon>
