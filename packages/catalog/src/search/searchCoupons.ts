import type { WireCoupon } from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { couponFigures } from '../coupons/couponFigures.ts'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { selectCoupons } from '../coupons/selectCoupons.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { hasWords, isNamed } from './searchTerms.ts'

/** What a common word finds is more than anybody reads: the newest of it are ranked. */
const MOST_RANKED = 250
/** Two letters look like everything. */
const WORD = /\p{L}{3}/u

/**
 * Live coupons with every word of the query in their own words, which name their merchant too; where there are none, those of
 * merchants whose whole name is among the words ("nimbus discount code"). And those whose title only looks like the query (R1.7),
 * where there are none of the former.
 * @returns `total` is how many of the exact ones can be had, a slice after the other
 */
export async function searchCoupons(view: CatalogView, query: string, { limit, offset = 0 }: Slice) {
  for (const condition of [hasWords('c.words', query), isOfNamedMerchant(view, query)]) {
    const ids = condition ? await findIds(view, condition) : []
    if (ids.length > 0)
      return { exact: await describe(view, query, ids.slice(offset, offset + limit)), fuzzy: [], total: ids.length }
  }
  const alike = WORD.test(query) ? await findIds(view, sql<SqlBool>`fold(${query}) <% fold(c.title)`) : []
  return { exact: [], fuzzy: await describe(view, query, alike.slice(0, limit)), total: 0 }
}

/** Fewer letters begin half of all words, and name no product. */
const WORD_TO_SUGGEST = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u
/** Of so many newest the best are suggested: while somebody types, a search has to be cheap. */
const RANKED_TO_SUGGEST = 50

/** The best of the live coupons with every word of the query in their own words; none for what is no word yet. */
export async function suggestCoupons(view: CatalogView, query: string, limit: number): Promise<WireCoupon[]> {
  const condition = WORD_TO_SUGGEST.test(query) ? hasWords('c.words', query) : undefined
  const ids = condition ? await findIds(view, condition, RANKED_TO_SUGGEST) : []
  return describe(view, query, ids.slice(0, limit))
}

/** A part of what was found: so many, after so many others. */
export interface Slice {
  limit: number
  offset?: number
}

function isOfNamedMerchant({ site }: CatalogView, query: string): RawBuilder<SqlBool> {
  return sql`c.merchant_id in (select m.id from merchant m where m.site = ${site.code} and ${isNamed(query)})`
}

async function describe(view: CatalogView, query: string, ids: readonly number[]): Promise<WireCoupon[]> {
  if (ids.length === 0) return []
  const rows = await selectCoupons(view).where('c.id', 'in', ids).select(couponFigures(view)).execute()
  const byId = new Map(rows.map((row) => [row.id, describeCoupon(row, view.site, { searchWord: query })]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Found first, by the words alone; then looked at whether they live: the indexes of that would bring most of the catalog. */
async function findIds(
  { database, site, now }: CatalogView,
  condition: RawBuilder<SqlBool>,
  most = MOST_RANKED,
): Promise<number[]> {
  const rows = await database
    .with(
      (name) => name('found').materialized(),
      (query) =>
        query
          .selectFrom('coupon as c')
          .where('c.site', '=', site.code)
          .where(condition)
          .select('c.id')
          .orderBy('c.id', 'desc')
          .limit(most),
    )
    .selectFrom('coupon as c')
    .where('c.id', 'in', (query) => query.selectFrom('found').select('found.id'))
    .where(isLive(now))
    .select('c.id')
    .orderBy(bestOrder(site))
    .execute()
  return rows.map(({ id }) => id)
}
