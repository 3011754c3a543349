export {
  AUDIENCES,
  type Audience,
  type Conditions,
  type BundleDiscount,
  type Discount,
  type GiftDiscount,
  type Money,
} from './Discount.ts'
export { COUPON_VALUE_TYPES, type CouponValueType, couponValueType } from './couponValueType.ts'
