import { leaf, list, optional, optionalList, type OutOf } from '../../reading/readers.ts'
import { record } from '../../reading/record.ts'
import { block } from '../blocks.ts'
import { cashbackHeadline, cashbackRate, reward } from '../cashback.ts'
import { categorySummary, paging } from '../category.ts'
import { coupon, offerCounts } from '../coupon.ts'
import { filterCounts } from '../filters.ts'
import { count, day, flag, id, knownMoment, moment, optionalText, whole } from '../fields.ts'
import { merchant } from '../merchant.ts'
import { merchantSummary } from '../merchantReference.ts'
import { postSummary } from '../post.ts'
import { health, reasonCount, trial } from '../trial.ts'

/** What shoppers think of a merchant, put together. */
const rating = record({
  average: leaf(
    'a number from 1 to 5',
    (value): value is number => typeof value === 'number' && value >= 1 && value <= 5,
  ),
  count,
})

/** What one shopper wrote, as plain text. */
const review = record({
  id,
  rating: whole('a whole number from 1 to 5', 1, 5),
  title: optionalText,
  body: optionalText,
  by: optionalText,
  writtenAt: knownMoment,
})
export type Review = OutOf<typeof review>

export const merchantPage = record({
  merchant,
  /** Live and upcoming ones in their ranked order; the revealed one, when there is a `promoid`, stands first. */
  coupons: list(coupon),
  /** History: expired and unconfirmed ones. */
  pastCoupons: list(coupon),
  /** Of the one list that both are parts of; null where all of it stands on the page. */
  paging: optional(paging, null),
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  /** All that the merchant has, whatever the page and its filter. */
  counts: optional(offerCounts, null),
  /** When one of its live offers was last tested. */
  lastTestedAt: moment,
  similarMerchants: list(merchantSummary),
  categories: list(categorySummary),
  /** Left out while too few have rated the merchant. */
  rating: optional(rating, null),
  reviews: optionalList(review),
  cashback: optional(cashbackHeadline, null),
  health: optional(health, null),
  posts: optionalList(postSummary),
  /** What to try next, with its whole code; null unless the address has the coupon's `promoid` and a `voted` that is not `yes`. */
  nextCode: optional(coupon, null),
})

export const couponPage = record({
  /** With its whole code where the address has its `promoid`. */
  coupon,
  merchant,
  /** What else can be used there today, the next best first. */
  otherCoupons: list(coupon),
  similarMerchants: list(merchantSummary),
  /** Who tried it, the last one first. */
  trials: optionalList(trial),
  /** Why it did not work for the shoppers of `votesFailed`, the commonest first. */
  failureReasons: optionalList(reasonCount),
  cashback: optional(cashbackHeadline, null),
  /** What to try next, with its whole code; null unless the address has the coupon's `promoid` and a `voted` that is not `yes`. */
  nextCode: optional(coupon, null),
})

const pastRate = record({
  from: day,
  /** The day on which it ended; `null` while it stands. */
  until: optional(day, null),
  reward,
  isBoost: flag,
})

export const cashbackPage = record({
  merchant,
  /** `null` where the merchant gives nothing back now, and did before. */
  headline: optional(cashbackHeadline, null),
  /** One of each tier, by what comes back, and what everything else earns last; empty where there are none now. */
  rates: list(cashbackRate),
  ratesChangedAt: knownMoment,
  /** Until a purchase is seen on the account. */
  trackingHours: optional(whole('a whole number of hours from 1', 1), null),
  /** Until it is paid. */
  payingDays: optional(whole('a whole number of days from 1', 1), null),
  exclusions: optionalList(block),
  terms: optionalList(block),
  /** The best rate since each of its changes, the first one first. */
  history: optionalList(pastRate),
  /** What can be used there beside it. */
  coupons: list(coupon),
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  similarMerchants: list(merchantSummary),
})
