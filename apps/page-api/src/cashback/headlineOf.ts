import type { Headline } from './Headline.ts'
import { byReward, type RateRow, rewardOf } from './rewardOf.ts'

/**
 * The best of the rates that stand at one moment. A boost takes the place of the usual rate of its tier; "up to" says that
 * something else earns less, or that not everything earns this.
 * @returns null when there are none
 */
export function headlineOf(rates: readonly RateRow[]): Headline | null {
  const boosted = new Set(rates.filter((rate) => rate.is_boost).map(({ tier }) => tier))
  const paid = rates.filter(({ is_boost, tier }) => is_boost || !boosted.has(tier)).toSorted(byReward)
  const [best] = paid
  if (!best) return null
  const isForAll = best.tier === '' && paid.every((rate) => byReward(best, rate) === 0)
  return { reward: rewardOf(best), up_to: !isForAll, is_boost: best.is_boost }
}
