import { listOf, optional, type OutOf, record, type WireRecord } from '../reading/readers.ts'
import { coupon, type WireCoupon } from './coupon.ts'
import { ownPath, text } from './fields.ts'

const coupons = listOf(coupon)
const optionalPath = optional(ownPath, null)

/** A row of a page that is put together from several: its heading, its offers, and where there are more of them. */
export const lane = record((wire: WireRecord<{ heading: string; path?: string | null; coupons: WireCoupon[] }>) => ({
  heading: wire.read('heading', text),
  path: wire.read('path', optionalPath),
  coupons: wire.read('coupons', coupons),
}))
export type Lane = OutOf<typeof lane>
