import type { Selectable } from 'kysely'
import type { CashbackRateTable } from '../database/tables/merchants.ts'
import type { Reward } from './Headline.ts'

export type RateRow = Selectable<CashbackRateTable>

/** What a rate gives, as page data says it. */
export function rewardOf({ percent, amount, currency }: Pick<RateRow, 'percent' | 'amount' | 'currency'>): Reward {
  return percent === null
    ? { kind: 'money', amount: Number(amount), currency: currency ?? '' }
    : { kind: 'percent', percent: Number(percent) }
}

/** The better one first. Parts of a price go before sums, which cannot be compared with them. */
export function byReward(a: RateRow, b: RateRow): number {
  return strength(b) - strength(a)
}

function strength({ percent, amount }: RateRow): number {
  return percent === null ? Number(amount) / 1e9 : Number(percent)
}
