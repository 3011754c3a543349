import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

/**
 * Merchants of the site with how many live codes and deals each has. Conditions, order and limit are the
 * caller's: each merchant that they let through is counted by itself, so they name a few. What is popular is kept (`popularMerchants`).
 */
export function merchantSummaries({ database, site, now }: CatalogueView) {
  return database
    .selectFrom('merchant as m')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('coupon as c')
          .whereRef('c.merchant_id', '=', 'm.id')
          .where(isLive(now))
          .groupBy('c.merchant_id')
          .select([
            'c.merchant_id',
            sql<number>`count(*) filter (where c.code <> '')::int`.as('codes'),
            sql<number>`count(*) filter (where c.code = '')::int`.as('deals'),
          ])
          .as('live'),
      (join) => join.onTrue(),
    )
    .where('m.site', '=', site.code)
    .select([
      'm.id',
      'm.slug',
      'm.name',
      'm.tint',
      'm.logo',
      sql<number>`coalesce(live.codes, 0)`.as('live_codes'),
      sql<number>`coalesce(live.deals, 0)`.as('live_deals'),
    ])
}

/** Merchants with something to offer first, then by how much they are looked for. */
export const popularOrder = sql`(live.merchant_id is not null) desc, m.popularity desc, coalesce(live.codes + live.deals, 0) desc, m.id`
