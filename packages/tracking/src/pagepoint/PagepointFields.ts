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
