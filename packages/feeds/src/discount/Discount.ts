import type { Discount as WireDiscount } from '@clipfront/page-data'

type WireKind<Kind extends WireDiscount['kind']> = Extract<WireDiscount, { kind: Kind }>

/** "Buy 2, get 1 free", "3 for 2", "20% off when you buy 2": what is saved once enough of something is bought. */
export interface BundleDiscount {
  kind: 'bundle'
  /** How many are bought at their price. */
  buy: number
  /** How many more come with them; null: the saving is on all that is bought. */
  get: number | null
  saving: Omit<WireKind<'percent'>, 'upTo'> | Omit<WireKind<'money'>, 'upTo'>
}

export interface GiftDiscount {
  kind: 'gift'
  /** What it is, in the feed's words; empty where that is not said. */
  item?: string
  /** What it would cost. */
  value?: Money
}

interface DeliveryDiscount {
  kind: 'free-delivery'
  /** Standard where nothing is said. */
  speed?: 'two-day' | 'overnight'
}

/**
 * What a coupon is worth, as the catalog knows it: every type of Google's `coupon_value_type` list has its kind here, and
 * beside them prices, things that are free, and what only words can say.
 */
export type Discount =
  | WireKind<'percent'>
  | WireKind<'money'>
  | WireKind<'price'>
  | WireKind<'free'>
  | WireKind<'other'>
  | BundleDiscount
  | GiftDiscount
  | DeliveryDiscount

export interface Money {
  /** In major units: 15 is fifteen pounds. */
  amount: number
  /** ISO 4217. */
  currency: string
}

/** Who may use an offer; `everybody` where nothing is said. */
export const AUDIENCES = ['everybody', 'new-customers', 'students', 'members', 'app-users'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What must be so for an offer to work, in figures: what a basket can be tested against. What is left out is not asked for. */
export interface Conditions {
  /** The basket must be worth this at least. */
  leastBasket?: Money
  /** It saves this at most. */
  mostSaved?: Money
  audience?: Exclude<Audience, 'everybody'>
  /** How often one shopper may use it. */
  uses?: number
  /** Where it can be used; online where nothing is said. */
  where?: 'in-store' | 'anywhere'
  /** Every product, where the feed says so. */
  isSitewide?: true
}
