import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { bestOrder } from './couponOrder.ts'
import { isLive } from './couponState.ts'

/** Ids of the best live offer of each shop of the site, the best of all first. Reads every live offer. */
export async function bestOfEachShop({ database, site, now }: CatalogView, most: number): Promise<number[]> {
  const live = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .select(['c.id', 'c.merchant_id', 'c.weight', 'c.verified_at', 'c.votes_worked', 'c.votes_failed'])
    .select(['c.first_seen_at', 'c.confirmed_at'])
  const numbered = database
    .selectFrom(live.as('c'))
    .selectAll('c')
    .select(sql<number>`row_number() over (partition by c.merchant_id order by ${bestOrder})`.as('place'))
  const rows = await database
    .selectFrom(numbered.as('c'))
    .where('c.place', '=', 1)
    .select('c.id')
    .orderBy(bestOrder)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
