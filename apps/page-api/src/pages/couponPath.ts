/** Path of the page about one coupon. */
export function couponPath(id: number): string {
  return `/coupons/${id}`
}
