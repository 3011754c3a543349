import type { CatalogView } from '../context/CatalogView.ts'
import type { Headline } from './Headline.ts'
import { headlineOf } from './headlineOf.ts'

/**
 * The best cashback that a merchant gives now, for the head of a page that leads to its rates.
 * @returns null when it gives none, or the site has no page for its rates
 */
export async function findHeadline(view: CatalogView, merchantId: number): Promise<Headline | null> {
  const { database, site, now } = view
  if (site.pageType.cashback === undefined) return null
  const rates = await database
    .selectFrom('cashback_rate')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('valid_from', '<=', now)
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .execute()
  return headlineOf(rates)
}
