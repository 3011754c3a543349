import type { Coupon } from '@clipfront/page-data'

/** The address of a coupon's own page. */
export function couponPathOf({ id }: Pick<Coupon, 'id'>): string {
  return `/coupons/${id}`
}
