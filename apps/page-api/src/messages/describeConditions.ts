import type { Site } from '@clipfront/site-config'
import type { Conditions } from '../discount/Conditions.ts'
import { moneyFormat } from './moneyFormat.ts'
import { wordingOf } from './wordingOf.ts'

/** Conditions as the short labels of a card, what it costs first. */
export function describeConditions(
  { leastBasket, audience, where, uses }: Conditions,
  { language }: Pick<Site, 'language'>,
): string[] {
  const { conditions: words } = wordingOf({ language })
  return [
    ...(leastBasket ? [words.leastBasket(moneyFormat(language, leastBasket.currency).format(leastBasket.amount))] : []),
    ...(audience ? [words[audience]] : []),
    ...(where === 'in-store' ? [words.inStore] : []),
    ...(uses === 1 ? [words.onceEach] : []),
  ]
}
