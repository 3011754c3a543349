import type { Headline } from '@clipfront/catalog/cashback'
import type { Site } from '@clipfront/site-config'
import { resolveMessages } from '@clipfront/catalog/messages'
import { moneyFormat, writePercent } from '@clipfront/feeds/messages'
import type { CatalogView } from '@clipfront/catalog/context'

/** What the head of a cashback page says: what there is now, and nothing else. */
export function describeCashbackPage(
  { site }: Pick<CatalogView, 'site'>,
  { name }: { name: string },
  headline: Headline | null,
): { title: string; description: string } {
  const { cashback: words } = resolveMessages(site)
  if (!headline) return { title: words.titleWithoutRates(name), description: words.descriptionWithoutRates(name) }
  const figure = describeReward(headline.reward, site)
  const upTo = headline.up_to === true
  return { title: words.title(name, figure, upTo), description: words.description(name, figure, upTo) }
}

/** A reward as the site's language writes the figure. */
function describeReward(reward: Headline['reward'], { language }: Pick<Site, 'language'>): string {
  return reward.kind === 'percent'
    ? writePercent(reward.percent, language)
    : moneyFormat(language, reward.currency).format(reward.amount)
}
