import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/** How many live codes and deals the merchant `m` has, to be joined laterally: for few merchants, who are known already. Always one row. */
export function liveCounts({ database, now }: Pick<CatalogView, 'database' | 'now'>) {
  return database
    .selectFrom('coupon as c')
    .where('c.merchant_id', '=', sql.ref<number>('m.id'))
    .where(isLive(now))
    .select([
      sql<number>`(count(*) filter (where c.code <> ''))::int`.as('live_codes'),
      sql<number>`(count(*) filter (where c.code = ''))::int`.as('live_deals'),
    ])
    .as('live')
}
