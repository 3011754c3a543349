import type { Discount } from '../../discount/Discount.ts'

/** What a text says, and the discount that it names; null where it names none. */
export type DiscountCase = readonly [text: string, discount: Discount | null]

export const percent = (value: number, upTo = false): Discount => ({ kind: 'percent', percent: value, upTo })
export const money = (amount: number, currency: string, upTo = false): Discount => ({
  kind: 'money',
  amount,
  currency,
  upTo,
})
export const price = (amount: number, currency: string, was: number | null = null): Discount => ({
  kind: 'price',
  amount,
  was,
  currency,
  from: false,
})
export const lowest = (amount: number, currency: string): Discount => ({
  kind: 'price',
  amount,
  was: null,
  currency,
  from: true,
})
/** Of `get` more things, so many per cent are saved. */
export const bundle = (buy: number, get: number | null, share = 100): Discount => ({
  kind: 'bundle',
  buy,
  get,
  saving: { kind: 'percent', percent: share },
})
export const gift: Discount = { kind: 'gift' }
export const free: Discount = { kind: 'free' }
export const freeDelivery: Discount = { kind: 'free-delivery' }
