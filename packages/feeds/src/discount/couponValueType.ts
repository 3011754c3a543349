import type { BundleDiscount, Discount, GiftDiscount } from './Discount.ts'

/** The types of a discount in Google's merchant promotions. */
export const COUPON_VALUE_TYPES = [
  'MONEY_OFF',
  'PERCENT_OFF',
  'BUY_M_GET_N_MONEY_OFF',
  'BUY_M_GET_N_PERCENT_OFF',
  'BUY_M_GET_MONEY_OFF',
  'BUY_M_GET_PERCENT_OFF',
  'FREE_GIFT',
  'FREE_GIFT_WITH_VALUE',
  'FREE_GIFT_WITH_ITEM_ID',
  'FREE_SHIPPING_STANDARD',
  'FREE_SHIPPING_TWO_DAY',
  'FREE_SHIPPING_OVERNIGHT',
] as const
export type CouponValueType = (typeof COUPON_VALUE_TYPES)[number]

/** Google's name for a discount; null for what its list has no name for: a price, a thing that is free, words. */
export function couponValueType(discount: Discount): CouponValueType | null {
  switch (discount.kind) {
    case 'percent':
      return 'PERCENT_OFF'
    case 'money':
      return 'MONEY_OFF'
    case 'bundle':
      return typeOfBundle(discount)
    case 'gift':
      return typeOfGift(discount)
    case 'free-delivery':
      return TYPES_OF_DELIVERY[discount.speed ?? 'standard']
    default:
      return null
  }
}

const TYPES_OF_DELIVERY = {
  standard: 'FREE_SHIPPING_STANDARD',
  'two-day': 'FREE_SHIPPING_TWO_DAY',
  overnight: 'FREE_SHIPPING_OVERNIGHT',
} as const satisfies Record<string, CouponValueType>

function typeOfBundle({ get, saving }: BundleDiscount): CouponValueType {
  if (saving.kind === 'percent') return get === null ? 'BUY_M_GET_PERCENT_OFF' : 'BUY_M_GET_N_PERCENT_OFF'
  return get === null ? 'BUY_M_GET_MONEY_OFF' : 'BUY_M_GET_N_MONEY_OFF'
}

function typeOfGift({ item = '', value }: GiftDiscount): CouponValueType {
  if (value) return 'FREE_GIFT_WITH_VALUE'
  return item ? 'FREE_GIFT_WITH_ITEM_ID' : 'FREE_GIFT'
}
