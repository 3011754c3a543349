import type { Site } from '@clipfront/site-config'
import type { Reward } from '../cashback/Headline.ts'
import { moneyFormat } from './moneyFormat.ts'
import { writePercent } from './writePercent.ts'

/** What comes back of a purchase, as the site's language writes the figure. */
export function describeReward(reward: Reward, { language }: Pick<Site, 'language'>): string {
  return reward.kind === 'percent'
    ? writePercent(reward.percent, language)
    : moneyFormat(language, reward.currency).format(reward.amount)
}
