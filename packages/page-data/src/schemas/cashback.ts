import { optional, type OutOf } from '../reading/readers.ts'
import { record, variant } from '../reading/record.ts'
import { moment, optionalFlag, optionalText } from './fields.ts'
import { amount, currency, money, percent } from './money.ts'

/** What comes back of a purchase: a part of its price, or a sum. */
export const reward = variant('kind', {
  percent: { percent },
  money: { amount, currency },
})
export type Reward = OutOf<typeof reward>

/** A line of a merchant's table of cashback rates. */
export const cashbackRate = record({
  /** What must be bought, or by whom: "New customers"; empty for everything else. */
  tier: optionalText,
  reward,
  /** For a while only, above what is usual. */
  isBoost: optionalFlag,
  /** What it is when it is not raised; `null` where it is not, or was nothing before. */
  usual: optional(reward, null),
  /** At most this comes back. */
  cap: optional(money, null),
  endsAt: moment,
})
export type CashbackRate = OutOf<typeof cashbackRate>

/** The best of a merchant's rates, for its head: "up to" where it has others too. */
export const cashbackHeadline = record({
  reward,
  upTo: optionalFlag,
  isBoost: optionalFlag,
})
export type CashbackHeadline = OutOf<typeof cashbackHeadline>
