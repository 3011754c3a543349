import type { WireOf } from '../reading/index.ts'
import type { block } from './blocks.ts'
import type { conditions } from './conditions.ts'
import type { discount } from './discount.ts'
import type { merchantReference } from './merchant.ts'

/**
 * `live`: may be used today · `unconfirmed`: undated, and nobody has confirmed it for 180 days ·
 * `upcoming`: its start is ahead · `expired`: its own end date has passed.
 */
export const COUPON_STATES = ['live', 'unconfirmed', 'upcoming', 'expired'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** `code` has a promo code to type in; `deal` works by its link alone. */
export const COUPON_KINDS = ['code', 'deal'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

type Optional<Value> = Value | null | undefined

/** A coupon on the wire, as the page-data API writes it. Moments are ISO 8601 with their zone. */
export interface WireCoupon {
  id: number
  kind: CouponKind
  /**
   * The last two characters on a list; the whole code where `revealed` says so, or nothing of it when it has ended or not
   * begun; empty for a deal.
   */
  code?: Optional<string>
  revealed?: Optional<boolean>
  title: string
  merchant: WireOf<typeof merchantReference>
  discount?: Optional<WireOf<typeof discount>>
  state: CouponState
  starts_at?: Optional<string>
  ends_at?: Optional<string>
  is_verified: boolean
  verified_by?: Optional<string>
  verified_at?: Optional<string>
  is_exclusive?: Optional<boolean>
  /** Short terms that must be read before the click: "New customers", "Over £50". */
  key_terms?: Optional<string[]>
  /** The same in figures, as far as they are known. */
  conditions?: Optional<WireOf<typeof conditions>>
  /** Clicks counted today, from events only. */
  used_today?: Optional<number>
  votes_worked?: Optional<number>
  votes_failed?: Optional<number>
  /** False when its merchant has no affiliate programme: the link then ends on our own page that says so. @default true */
  has_affiliate?: Optional<boolean>
  /** Offer link in its marker form (`###-c-{id}?url=…`). */
  link: string
  promotion_off?: Optional<string>
  promotion_detail?: Optional<string>
  /** The terms in full. */
  terms?: Optional<WireOf<typeof block>[]>
  tag?: Optional<string[]>
  upk?: Optional<string>
  keywords?: Optional<string>
  search_word?: Optional<string>
  domain?: Optional<string>
  sign?: Optional<string>
  source?: Optional<string>
  source_list?: Optional<string[]>
  source_add_time?: Optional<string>
}
