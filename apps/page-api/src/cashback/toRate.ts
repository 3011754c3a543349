import type { CashbackRate } from './CashbackRate.ts'
import type { RateRow } from './rewardOf.ts'

/** A rate of the catalogue as editors write it. */
export function toRate(row: RateRow, now: Date): CashbackRate {
  const { tier, percent, amount, currency, is_boost, cap, valid_from, valid_until } = row
  const money = (sum: string | null) => ({ amount: Number(sum), currency: currency ?? '' })
  return {
    tier,
    worth: percent === null ? money(amount) : { percent: Number(percent) },
    isBoost: is_boost,
    cap: cap === null ? null : money(cap),
    from: valid_from > now ? valid_from.toISOString() : null,
    until: valid_until?.toISOString() ?? null,
  }
}
