import {
  oneOf,
  optional,
  optionalListOf,
  type OutOf,
  record,
  type WireOf,
  type WireRecord,
} from '../reading/readers.ts'
import { block } from './blocks.ts'
import { conditions } from './conditions.ts'
import { discount } from './discount.ts'
import { anyText, flag, id, moment, optionalCount, optionalFlag, optionalText, text } from './fields.ts'
import { merchantReference } from './merchant.ts'

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

const kind = oneOf(COUPON_KINDS)
const state = oneOf(COUPON_STATES)
const optionalDiscount = optional(discount, null)
const optionalConditions = optional(conditions, null)
const hasProgramme = optional(flag, true)
const blocks = optionalListOf(block)
const strings = optionalListOf(anyText)

/** A coupon as page data carries it (R3.4): the fields that tracking reports, and those that a card shows. */
export const coupon = record((wire: WireRecord<WireCoupon>) => ({
  id: wire.read('id', id),
  kind: wire.read('kind', kind),
  code: wire.read('code', optionalText),
  isRevealed: wire.read('revealed', optionalFlag),
  title: wire.read('title', text),
  merchant: wire.read('merchant', merchantReference),
  discount: wire.read('discount', optionalDiscount),
  state: wire.read('state', state),
  startsAt: wire.read('starts_at', moment),
  endsAt: wire.read('ends_at', moment),
  isVerified: wire.read('is_verified', flag),
  verifiedBy: wire.read('verified_by', optionalText),
  verifiedAt: wire.read('verified_at', moment),
  isExclusive: wire.read('is_exclusive', optionalFlag),
  keyTerms: wire.read('key_terms', strings),
  conditions: wire.read('conditions', optionalConditions),
  usedToday: wire.read('used_today', optionalCount),
  votesWorked: wire.read('votes_worked', optionalCount),
  votesFailed: wire.read('votes_failed', optionalCount),
  hasAffiliate: wire.read('has_affiliate', hasProgramme),
  link: wire.read('link', text),
  promotionOff: wire.read('promotion_off', optionalText),
  promotionDetail: wire.read('promotion_detail', optionalText),
  terms: wire.read('terms', blocks),
  tags: wire.read('tag', strings),
  upk: wire.read('upk', optionalText),
  keywords: wire.read('keywords', optionalText),
  searchWord: wire.read('search_word', optionalText),
  domain: wire.read('domain', optionalText),
  sign: wire.read('sign', optionalText),
  source: wire.read('source', optionalText),
  sourceList: wire.read('source_list', strings),
  sourceAddTime: wire.read('source_add_time', optionalText),
}))

export type Coupon = OutOf<typeof coupon>
