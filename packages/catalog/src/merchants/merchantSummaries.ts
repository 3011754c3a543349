import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { selectIndexable } from '../indexable/selectIndexable.ts'

/** How many codes and deals of a merchant are live, of its row `live` in `live_count`. */
export const LIVE_COUNTS = [
  sql<number>`coalesce(live.codes, 0)`.as('live_codes'),
  sql<number>`coalesce(live.deals, 0)`.as('live_deals'),
] as const

/** Merchants of the site with how many live codes and deals each has. Conditions, order and limit are the caller's. */
export function merchantSummaries({ database, site }: CatalogView) {
  return database
    .selectFrom('merchant as m')
    .leftJoin('live_count as live', (join) =>
      join.onRef('live.target_id', '=', 'm.id').on('live.kind', '=', 'merchant'),
    )
    .where('m.site', '=', site.code)
    .select(['m.id', 'm.slug', 'm.name', 'm.tint', 'm.logo', ...LIVE_COUNTS])
}

/** Merchants with something to offer first, then by how much they are looked for. */
export const popularOrder = sql`(live.target_id is not null) desc, m.popularity desc, live.codes + live.deals desc nulls last, m.id`

/**
 * Some merchants, those with something to offer first, then by how much they are looked for.
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
