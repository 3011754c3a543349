import { list, choice, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { from, record } from '../reading/record.ts'
import { block } from './blocks.ts'
import { conditions } from './conditions.ts'
import { discount } from './discount.ts'
import {
  anyText,
  flag,
  id,
  moment,
  optionalCount,
  optionalFlag,
  optionalText,
  sitePath,
  text,
  whole,
} from './fields.ts'
import { merchantReference } from './merchantReference.ts'
import { couponHealth } from './trial.ts'

/**
 * `live`: may be used today · `unconfirmed`: undated, and nobody has confirmed it for 180 days ·
 * `upcoming`: its start is ahead · `expired`: its own end date has passed.
 */
const COUPON_STATES = ['live', 'unconfirmed', 'upcoming', 'expired'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/**
 * A coupon as page data carries it (R3.4): the fields that tracking reports, and those that a card shows.
 * Moments are ISO 8601 with their zone.
 */
export const coupon = record({
  id,
  /** `code` has a promo code to type in; `deal` works by its link alone. */
  kind: choice(['code', 'deal']),
  /**
   * The last two characters on a list; the whole code where `revealed` says so, or nothing of it when it has ended or not
   * begun; empty for a deal.
   */
  code: optionalText,
  isRevealed: from('revealed', optionalFlag),
  title: text,
  merchant: merchantReference,
  discount: optional(discount, null),
  state: choice(COUPON_STATES),
  startsAt: moment,
  endsAt: moment,
  isVerified: flag,
  verifiedBy: optionalText,
  verifiedAt: moment,
  /** When the last test of it was made, where that test failed; `null` where it worked, or there is none. */
  failedAt: moment,
  /** Its place in the merchant's list if the site had no ranking (R1.4), from 1; `null` where no ranking has moved it. */
  oldPosition: optional(whole('a place, a whole number from 1', 1), null),
  isExclusive: optionalFlag,
  /** Short terms that must be read before the click: "New customers", "From £50". */
  keyTerms: optionalList(anyText),
  /** Beside each of these the slug of the tag that says the same, or nothing; left out where none does. */
  termTags: optionalList(anyText),
  /** The same in figures, as far as they are known. */
  conditions: optional(conditions, null),
  /** Clicks counted today, from events only. */
  usedToday: optionalCount,
  /** Shoppers of the last 30 days (`VOTE_DAYS`) for whom it worked. */
  votesWorked: optionalCount,
  votesFailed: optionalCount,
  /** Left out by an older page-api. */
  health: optional(couponHealth, null),
  /** False when its merchant has no affiliate programme: the link then ends on our own page that says so. */
  hasAffiliate: optional(flag, true),
  /** Offer link in its marker form (`###-c-{id}?url=…`). */
  link: text,
  promotionOff: optionalText,
  promotionDetail: optionalText,
  /** The terms in full. */
  terms: optionalList(block),
  tags: from('tag', optionalList(anyText)),
  upk: optionalText,
  keywords: optionalText,
  searchWord: optionalText,
  domain: optionalText,
  sign: optionalText,
  source: optionalText,
  sourceList: optionalList(anyText),
  sourceAddTime: optionalText,
})
export type Coupon = OutOf<typeof coupon>
export type WireCoupon = WireOf<typeof coupon>

/** How many live offers of each sort a list has, all of its pages together. */
export const offerCounts = record({
  codes: optionalCount,
  deals: optionalCount,
  /** Of these, what failed when it was last tested; a merchant's page alone counts it. */
  failingCodes: optionalCount,
  failingDeals: optionalCount,
  freeDelivery: optionalCount,
  students: optionalCount,
  newCustomers: optionalCount,
  /** Expired and unconfirmed ones. */
  past: optionalCount,
})
export type OfferCounts = OutOf<typeof offerCounts>

/** A row of a page that is put together from several: its heading, its offers, and where there are more of them. */
export const lane = record({ heading: text, path: optional(sitePath, null), coupons: list(coupon) })
export type Lane = OutOf<typeof lane>
