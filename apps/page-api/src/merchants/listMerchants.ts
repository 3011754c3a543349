import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

/**
 * Some merchants with how many live codes and deals each has, those with something to offer first, then by how much they are
 * looked for. Only their own coupons are counted: it costs the same however large the catalogue is.
 * @param ids few; none gives none
 */
export async function listMerchants({ database, now }: CatalogueView, ids: readonly number[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('merchant as m')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('coupon as c')
          .whereRef('c.merchant_id', '=', 'm.id')
          .where(isLive(now))
          .select([
            sql<number>`count(*) filter (where c.code <> '')::int`.as('codes'),
            sql<number>`count(*) filter (where c.code = '')::int`.as('deals'),
          ])
          .as('live'),
      (join) => join.onTrue(),
    )
    .where('m.id', 'in', ids)
    .select(['m.id', 'm.slug', 'm.name', 'm.tint', 'live.codes as live_codes', 'live.deals as live_deals'])
    .orderBy(sql`(live.codes + live.deals > 0) desc, m.popularity desc, live.codes + live.deals desc, m.id`)
    .execute()
}
