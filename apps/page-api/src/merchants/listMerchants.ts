import { sql } from 'kysely'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { liveOffersOf } from './liveOffersOf.ts'

/**
 * Some merchants with how many live codes and deals each has, those with something to offer first, then by how much they are
 * looked for. Only their own coupons are counted: it costs the same however large the catalogue is.
 * @param ids few; none gives none
 */
export async function listMerchants(view: CatalogueView, ids: readonly number[]) {
  if (ids.length === 0) return []
  const offers = sql<number>`live.live_codes + live.live_deals`
  return view.database
    .selectFrom('merchant as m')
    .innerJoinLateral(liveOffersOf(view), (join) => join.onTrue())
    .where('m.id', 'in', ids)
    .select(['m.id', 'm.slug', 'm.name', 'm.tint', 'm.logo', 'live.live_codes', 'live.live_deals'])
    .orderBy(sql`(${offers} > 0) desc, m.popularity desc, ${offers} desc, m.id`)
    .execute()
}
