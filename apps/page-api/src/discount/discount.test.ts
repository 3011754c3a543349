import { expect, it } from 'vitest'
import { COUPON_VALUE_TYPES, couponValueType, type CouponValueType, type Discount } from '@clipfront/feeds/discount'
import { wireDiscount } from '@clipfront/catalog/coupons'

const percent = { kind: 'percent', percent: 20 } as const
const money = { kind: 'money', amount: 5, currency: 'GBP' } as const
const OF_TYPE: Record<CouponValueType, Discount> = {
  MONEY_OFF: { ...money, upTo: false },
  PERCENT_OFF: { ...percent, upTo: false },
  BUY_M_GET_N_MONEY_OFF: { kind: 'bundle', buy: 2, get: 1, saving: money },
  BUY_M_GET_N_PERCENT_OFF: { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } },
  BUY_M_GET_MONEY_OFF: { kind: 'bundle', buy: 2, get: null, saving: money },
  BUY_M_GET_PERCENT_OFF: { kind: 'bundle', buy: 2, get: null, saving: percent },
  FREE_GIFT: { kind: 'gift' },
  FREE_GIFT_WITH_VALUE: { kind: 'gift', value: { amount: 9, currency: 'GBP' } },
  FREE_GIFT_WITH_ITEM_ID: { kind: 'gift', item: 'SKU-7' },
  FREE_SHIPPING_STANDARD: { kind: 'free-delivery' },
  FREE_SHIPPING_TWO_DAY: { kind: 'free-delivery', speed: 'two-day' },
  FREE_SHIPPING_OVERNIGHT: { kind: 'free-delivery', speed: 'overnight' },
}

it.each(COUPON_VALUE_TYPES)('%s has its discount', (type) => {
  expect(couponValueType(OF_TYPE[type])).toBe(type)
})

it('what Google has no name for has none', () => {
  expect(couponValueType({ kind: 'price', amount: 5, was: null, currency: 'GBP' })).toBeNull()
})

it.each<[string, Discount, string]>([
  ['en-GB', OF_TYPE.BUY_M_GET_N_PERCENT_OFF, '3 for 2'],
  ['en-GB', OF_TYPE.BUY_M_GET_N_MONEY_OFF, 'buy 2, get 1 with £5 off'],
  ['en-GB', OF_TYPE.BUY_M_GET_PERCENT_OFF, '20% off when you buy 2'],
  ['de-DE', OF_TYPE.BUY_M_GET_N_PERCENT_OFF, '3 für 2'],
  ['ja-JP', OF_TYPE.BUY_M_GET_N_PERCENT_OFF, '2点分で3点'],
])('a bundle comes to page data in words of the site (%s)', (language, discount, text) => {
  expect(wireDiscount(discount, { language })).toEqual({ kind: 'other', text })
})
