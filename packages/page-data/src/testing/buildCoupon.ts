import { type Coupon, coupon } from '../schemas/coupon.ts'
import type { WireCoupon } from '../schemas/WireCoupon.ts'
import { buildWireCoupon } from './buildWireCoupon.ts'

/** A parsed coupon, as widgets receive it; the fields are given as on the wire. */
export function buildCoupon(fields: Partial<WireCoupon> = {}): Coupon {
  return coupon(buildWireCoupon(fields))
}
