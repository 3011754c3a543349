import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { isLive } from '../coupons/couponState.ts'
import { selectIndexable } from '../indexable/selectIndexable.ts'

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

/**
 * Some merchants, those with something to offer first, then by how much they are looked for. Only their own coupons are
 * counted: it costs the same however large the catalog is.
 * @param ids few; none gives none
 */
export async function listMerchants(view: CatalogView, ids: readonly number[]) {
  if (ids.length === 0) return []
  return merchantSummaries(view).where('m.id', 'in', ids).orderBy(popularOrder).execute()
}

/** More than any page shows of them. */
const MAX_CACHED = 50

/** The site's most popular merchants that have something live, or those among them that pay something back now; cached. */
export async function popularMerchants(view: CatalogView, limit: number, { haveCashback = false } = {}) {
  const paying = selectIndexable(view, 'cashback', [view.site.code]).select('r.id')
  const merchants = await cached(view, [haveCashback ? 'popularCashback' : 'popularMerchants'], () =>
    merchantSummaries(view)
      .$if(haveCashback, (query) => query.where('m.id', 'in', paying))
      .orderBy(popularOrder)
      .limit(MAX_CACHED)
      .execute(),
  )
  return merchants.slice(0, limit)
}

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
