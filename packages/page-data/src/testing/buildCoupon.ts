import { type Coupon, coupon, type WireCoupon } from '../schemas/coupon.ts'
import { buildWireCoupon } from './buildWireCoupon.ts'

/** A parsed coupon, as widgets receive it; the fields are given as on the wire. */
export function buildCoupon(fields: Partial<WireCoupon> = {}): Coupon {
  return coupon(buildWireCoupon(fields))
}
