import { oneOf, optional, type OutOf, record, variant, type WireOf, type WireRecord } from '../reading/readers.ts'
import { moment, optionalFlag, optionalText } from './fields.ts'
import { amount, currency, money, share } from './money.ts'

/** What comes back of a purchase: a part of its price, or a sum. */
export const reward = variant('kind', {
  percent: record((wire: WireRecord<{ kind: 'percent'; percent: number }>) => ({
    kind: wire.read('kind', oneOf(['percent'])),
    percent: wire.read('percent', share),
  })),
  money: record((wire: WireRecord<{ kind: 'money'; amount: number; currency: string }>) => ({
    kind: wire.read('kind', oneOf(['money'])),
    amount: wire.read('amount', amount),
    currency: wire.read('currency', currency),
  })),
})
export type Reward = OutOf<typeof reward>

const optionalMoney = optional(money, null)

interface WireCashbackRate {
  /** What must be bought, or by whom: "New customers"; empty for everything else. */
  tier?: string | null
  reward: WireOf<typeof reward>
  /** For a while only, above what is usual. */
  is_boost?: boolean
  /** At most this comes back. */
  cap?: WireOf<typeof money> | null
  ends_at?: string | null
}

/** A line of a shop's table of cashback rates. */
export const cashbackRate = record((wire: WireRecord<WireCashbackRate>) => ({
  tier: wire.read('tier', optionalText),
  reward: wire.read('reward', reward),
  isBoost: wire.read('is_boost', optionalFlag),
  cap: wire.read('cap', optionalMoney),
  endsAt: wire.read('ends_at', moment),
}))
export type CashbackRate = OutOf<typeof cashbackRate>

/** The best of a shop's rates, for its head: "up to" where it has others too. */
export const cashbackHeadline = record(
  (wire: WireRecord<{ reward: WireOf<typeof reward>; up_to?: boolean; is_boost?: boolean }>) => ({
    reward: wire.read('reward', reward),
    upTo: wire.read('up_to', optionalFlag),
    isBoost: wire.read('is_boost', optionalFlag),
  }),
)
export type CashbackHeadline = OutOf<typeof cashbackHeadline>
