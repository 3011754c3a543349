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
