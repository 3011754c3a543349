import { choice, leaf, optional, optionalList, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { count, day, knownMoment, moment, optionalText } from './fields.ts'
import { money } from './money.ts'
import { VOTE_REASONS } from '../values/votes.ts'

const TRIAL_OUTCOMES = ['worked', 'failed'] as const
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number]

/** Who or what tries codes. */
const tester = choice(['editor', 'feed', 'bot', 'community', 'extension'])

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

/** How well a coupon does, out of the votes and tests of the last `VOTE_DAYS` days (docs/architecture/019). */
export const couponHealth = record({
  /** What an order may go by: 0.5 where nothing is known, as near to what was found as the number of tries allows. */
  score: share,
  /** The share of tries that worked, the later ones counting more; `null` of fewer than `FEWEST_TRIES`. */
  rate: optional(share, null),
  /** When it last worked, for a shopper or in a test. */
  lastWorkedAt: moment,
  /** The last three tests, the latest first. */
  trials: optionalList(record({ at: knownMoment, outcome: choice(TRIAL_OUTCOMES), byKind: tester })),
})
export type CouponHealth = OutOf<typeof couponHealth>

/** How many shoppers of the last `VOTE_DAYS` days gave a reason; all of them together are the coupon's `votesFailed`. */
export const reasonCount = record({ reason: choice(VOTE_REASONS), count })

/** What shoppers said of a merchant's offers in the last `VOTE_DAYS` days: the sum of its coupons' votes. Days without any are left out. */
export const health = record({
  worked: count,
  failed: count,
  lastWorkedAt: moment,
  days: optionalList(record({ day, worked: count, failed: count })),
})
export type Health = OutOf<typeof health>
