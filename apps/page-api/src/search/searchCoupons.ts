import type { WireCoupon } from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { rankedOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { selectCoupons, usedToday } from '../coupons/selectCoupons.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

const MOST_WORDS = 8
/** What a common word finds is more than anybody reads: the newest of it are ranked. */
const MOST_RANKED = 1000

/**
 * Live coupons with every word of the query in their own words, which name their merchant too; and those whose title only
 * looks like it (R1.7), where there are none of the former.
 */
export async function searchCoupons(view: CatalogueView, query: string, limit: number) {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const exact = words.length === 0 ? [] : await find(view, query, hasWords(words.slice(0, MOST_WORDS)), limit)
  if (exact.length > 0) return { exact, fuzzy: [] }
  return { exact, fuzzy: await find(view, query, sql<SqlBool>`fold(${query}) <% fold(c.title)`, limit) }
}

/** Every word begins one of the coupon's. */
function hasWords(words: readonly string[]): RawBuilder<SqlBool> {
  const begun = words.map((word) => `'${word}':*`).join(' & ')
  return sql<SqlBool>`to_tsvector('simple', fold(c.title || ' ' || c.keywords)) @@ to_tsquery('simple', fold(${begun}))`
}

async function find(
  view: CatalogueView,
  query: string,
  condition: RawBuilder<SqlBool>,
  limit: number,
): Promise<WireCoupon[]> {
  const found = selectCoupons(view).where(isLive(view.now)).where(condition).orderBy('c.id', 'desc').limit(MOST_RANKED)
  const rows = await view.database
    .selectFrom(found.as('c'))
    .selectAll('c')
    .select(usedToday(view).as('used_today'))
    .orderBy(rankedOrder)
    .limit(limit)
    .execute()
  return rows.map((row) => describeCoupon(row, view.site, { searchWord: query }))
}
