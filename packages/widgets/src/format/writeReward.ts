import type { Reward } from '@clipfront/page-data'
import type { Format } from './createFormat.ts'

/** The figure of what comes back of a purchase: `4%`, `£2.50`. */
export function writeReward(reward: Reward, format: Pick<Format, 'percent' | 'money'>): string {
  return reward.kind === 'percent' ? format.percent(reward.percent) : format.money(reward.amount, reward.currency)
}
