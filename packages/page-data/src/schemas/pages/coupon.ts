import { optional, optionalListOf, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { cashbackHeadline } from '../cashback.ts'
import { coupon, type WireCoupon } from '../coupon.ts'
import { merchant } from '../merchant.ts'
import { reasonCount, trial } from '../trial.ts'
import { coupons, merchants, type WireMerchants } from './lists.ts'

const optionalCashback = optional(cashbackHeadline, null)
const trials = optionalListOf(trial)
const reasons = optionalListOf(reasonCount)

interface WireCouponPage {
  /** With its whole code where the address has its `promoid`. */
  coupon: WireCoupon
  merchant: WireOf<typeof merchant>
  /** What else can be used there today, the next best first. */
  other_coupons: WireCoupon[]
  similar_merchants: WireMerchants
  /** Who tried it, the last one first. */
  trials?: WireOf<typeof trial>[]
  /** Why it did not work for shoppers, the commonest first. */
  failure_reasons?: WireOf<typeof reasonCount>[]
  cashback?: WireOf<typeof cashbackHeadline> | null
}

export const couponPage = record((wire: WireRecord<WireCouponPage>) => ({
  coupon: wire.read('coupon', coupon),
  merchant: wire.read('merchant', merchant),
  otherCoupons: wire.read('other_coupons', coupons),
  similarMerchants: wire.read('similar_merchants', merchants),
  trials: wire.read('trials', trials),
  failureReasons: wire.read('failure_reasons', reasons),
  cashback: wire.read('cashback', optionalCashback),
}))
