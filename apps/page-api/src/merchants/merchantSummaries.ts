import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { liveCounts } from './liveCounts.ts'

/**
 * Merchants of the site with how many live codes and deals each has. Conditions, order and limit are the
 * caller's: each merchant that they let through is counted by itself, so they name a few. What is popular is cached (`popularMerchants`).
 */
export function merchantSummaries(view: CatalogView) {
  return view.database
    .selectFrom('merchant as m')
    .innerJoinLateral(liveCounts(view), (join) => join.onTrue())
    .where('m.site', '=', view.site.code)
    .select(['m.id', 'm.slug', 'm.name', 'm.tint', 'm.logo', 'live.live_codes', 'live.live_deals'])
}

const offers = sql<number>`live.live_codes + live.live_deals`

/** Merchants with something to offer first, then by how much they are looked for. */
export const popularOrder = sql`(${offers} > 0) desc, m.popularity desc, ${offers} desc, m.id`
