import type { WirePageContent } from '@clipfront/page-data'
import { type RateRow, rewardOf } from './rewardOf.ts'

/** A rate as page data carries it. */
export function describeRate(rate: RateRow): WirePageContent['cashback']['rates'][number] {
  const { tier, is_boost, cap, currency, valid_until } = rate
  return {
    tier,
    reward: rewardOf(rate),
    is_boost,
    cap: cap === null || currency === null ? null : { amount: Number(cap), currency },
    ends_at: valid_until?.toISOString() ?? null,
  }
}
