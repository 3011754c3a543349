import { choice, leaf, optional, optionalList, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { count, day, knownMoment, moment, optionalText } from './fields.ts'
import { money } from './money.ts'

const TRIAL_OUTCOMES = ['worked', 'failed'] as const
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number]

export const VOTE_REASONS = ['expired', 'minimum', 'excluded', 'not-eligible', 'other'] as const
/** Why a code did not work for a shopper. */
export type VoteReason = (typeof VOTE_REASONS)[number]

/** What the query key `voted` may be: the vote that was cast on the coupon of the `promoid`, for `no` with its reason where one was given. */
export const VOTED = ['yes', 'no', ...VOTE_REASONS] as const
export type Voted = (typeof VOTED)[number]

/**
 * Every figure of what shoppers said counts so many days of the site's calendar, today among them: a coupon's votes, its
 * reasons, a merchant's health. Pages say the number.
 */
export const VOTE_DAYS = 30

/** Fewer votes, or fewer votes and tests, say nothing of the next time: no share is made of them. */
export const FEWEST_TRIES = 5

/** Who or what tries codes. */
const tester = choice(['editor', 'feed', 'bot', 'community', 'extension'])

/** So many visitors of one network are heard on a coupon in a day: whoever owns an address could call himself any number. Pages say it. */
export const VOTES_OF_NETWORK = 3

/** One test of a code: who, when, how, and what can be shown for it. */
export const trial = record({
  at: knownMoment,
  outcome: choice(TRIAL_OUTCOMES),
  byKind: tester,
  by: optionalText,
  method: optionalText,
  note: optionalText,
  basket: optional(money, null),
  saved: optional(money, null),
})
export type Trial = OutOf<typeof trial>

const share = leaf('a share, 0 to 1', (value): value is number => typeof value === 'number' && value >= 0 && value <= 1)

/** How well a coupon does, out of the votes and tests of the last {@link VOTE_DAYS} days (docs/architecture/019). */
export const couponHealth = record({
  /** What an order may go by: 0.5 where nothing is known, as near to what was found as the number of tries allows. */
  score: share,
  /** The share of tries that worked, the later ones counting more; `null` of fewer than {@link FEWEST_TRIES}. */
  rate: optional(share, null),
  /** When it last worked, for a shopper or in a test. */
  lastWorkedAt: moment,
  /** The last three tests, the latest first. */
  trials: optionalList(record({ at: knownMoment, outcome: choice(TRIAL_OUTCOMES), byKind: tester })),
})
export type CouponHealth = OutOf<typeof couponHealth>

/** How many shoppers of the last {@link VOTE_DAYS} days gave a reason; all of them together are the coupon's `votesFailed`. */
export const reasonCount = record({ reason: choice(VOTE_REASONS), count })

/** What shoppers said of a merchant's offers in the last {@link VOTE_DAYS} days: the sum of its coupons' votes. Days without any are left out. */
export const health = record({
  worked: count,
  failed: count,
  lastWorkedAt: moment,
  days: optionalList(record({ day, worked: count, failed: count })),
})
export type Health = OutOf<typeof health>
