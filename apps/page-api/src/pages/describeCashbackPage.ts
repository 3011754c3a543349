import type { Headline } from '../cashback/Headline.ts'
import { describeReward } from '../messages/describeReward.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import type { CatalogueView } from './CatalogueView.ts'

/** What the head of a cashback page says: what there is now, and nothing else. */
export function describeCashbackPage(
  { site }: Pick<CatalogueView, 'site'>,
  { name }: { name: string },
  headline: Headline | null,
): { title: string; description: string } {
  const { cashback: words } = wordingOf(site)
  if (!headline) return { title: words.titleWithoutRates(name), description: words.descriptionWithoutRates(name) }
  const figure = describeReward(headline.reward, site)
  const upTo = headline.up_to === true
  return { title: words.title(name, figure, upTo), description: words.description(name, figure, upTo) }
}
