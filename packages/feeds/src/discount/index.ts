export { AUDIENCES, type Audience, type Conditions } from './Conditions.ts'
export type { BundleDiscount, Discount, GiftDiscount } from './Discount.ts'
export type { Money } from './Money.ts'
export { COUPON_VALUE_TYPES, type CouponValueType, couponValueType } from './couponValueType.ts'
