import type { Discount as WireDiscount } from '@clipfront/page-data'
import type { Money } from './Money.ts'

type Of<Kind extends WireDiscount['kind']> = Extract<WireDiscount, { kind: Kind }>

/** "Buy 2, get 1 free", "3 for 2", "20% off when you buy 2": what is saved once enough of something is bought. */
export interface BundleDiscount {
  kind: 'bundle'
  /** How many are bought at their price. */
  buy: number
  /** How many more come with them; null: the saving is on all that is bought. */
  get: number | null
  saving: Omit<Of<'percent'>, 'upTo'> | Omit<Of<'money'>, 'upTo'>
}

export interface GiftDiscount {
  kind: 'gift'
  /** What it is, in the feed's words; empty where that is not said. */
  item?: string
  /** What it would cost. */
  value?: Money
}

export interface DeliveryDiscount {
  kind: 'free-delivery'
  /** Standard where nothing is said. */
  speed?: 'two-day' | 'overnight'
}

/**
 * What a coupon is worth, as the catalogue knows it: every type of Google's `coupon_value_type` list has its kind here, and
 * beside them prices, things that are free, and what only words can say.
 */
export type Discount =
  | Of<'percent'>
  | Of<'money'>
  | Of<'price'>
  | Of<'free'>
  | Of<'other'>
  | BundleDiscount
  | GiftDiscount
  | DeliveryDiscount
