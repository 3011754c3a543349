import type { Coupon } from '@clipfront/page-data'
import type { Placement } from '../Tracker.ts'
import type { CouponPerformance } from './CouponPerformance.ts'

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
