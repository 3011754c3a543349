import type { WireCoupon } from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Facets, selectFacets } from '../filters/facets.ts'
import { couponFigures } from '../coupons/couponFigures.ts'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { describeCoupon, wireDiscount } from '../coupons/describeCoupon.ts'
import { type CouponRow, selectCoupons } from '../coupons/selectCoupons.ts'
import { shownTitle } from '../coupons/shownWords.ts'
import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { type SearchQuery, writeTsquery } from './readQuery.ts'

/** Of live offers: more than anybody reads. */
export const MOST_RANKED = 2_500

/**
 * What a common word finds is more than anybody reads: so many of it, the newest, are put in order. Where fewer of these than are
 * enough live, more are looked at, and then all.
 */
export interface CouponReach {
  ranked: number
  enough: number
}

export const COUPON_REACH = {
  /** While somebody types, a search has to be cheap, and few are shown. */
  suggestions: { ranked: 50, enough: 3 },
  /** A page goes on to the last one. */
  page: { ranked: MOST_RANKED, enough: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, CouponReach>

export interface FoundCoupons {
  /** The best first. */
  ids: readonly number[]
  /** What each of them is, in the same order. */
  facets: readonly Facets[]
  /** How many live ones there are; null where enough were found before all were counted. */
  total: number | null
}

export const NO_COUPONS: FoundCoupons = { ids: [], facets: [], total: 0 }

/** Which coupons `c` are looked for, and what tells that from all else that may be. */
interface Condition {
  sql: RawBuilder<SqlBool>
  key: readonly (string | number)[]
}

/** Live coupons with all words of the query in their own words, which name their merchant too. */
export async function findCoupons(view: CatalogView, query: SearchQuery, reach: CouponReach): Promise<FoundCoupons> {
  const tsquery = writeTsquery(query)
  if (tsquery === undefined) return NO_COUPONS
  return rankFound(view, { sql: sql`c.words @@ ${tsquery}::tsquery`, key: ['words', tsquery] }, reach)
}

/** Live coupons of some merchants. */
export async function findMerchantCoupons(
  view: CatalogView,
  merchants: readonly { id: number }[],
  reach: CouponReach,
): Promise<FoundCoupons> {
  if (merchants.length === 0) return NO_COUPONS
  const ids = merchants.map(({ id }) => id).toSorted((a, b) => a - b)
  return rankFound(view, { sql: sql`c.merchant_id in (${sql.join(ids)})`, key: ['merchants', ...ids] }, reach)
}

/** Live coupons whose title only looks like the query. Two letters look like everything. */
export async function findAlikeCoupons(
  view: CatalogView,
  { folded }: SearchQuery,
  reach: CouponReach,
): Promise<readonly number[]> {
  if (!/\p{L}{3}/u.test(folded)) return []
  return (await rankFound(view, { sql: sql`${folded} <% fold(c.title)`, key: ['alike', folded] }, reach)).ids
}

async function rankFound(
  view: CatalogView,
  condition: Condition,
  { ranked, enough }: CouponReach,
): Promise<FoundCoupons> {
  // Where most is history, few of the newest live: to look at many of them still takes less than to look at all.
  for (const newest of new Set([ranked, MOST_RANKED])) {
    const { ids, facets, isAll } = await rankNewest(view, condition, newest)
    if (isAll) return { ids, facets, total: ids.length }
    if (ids.length >= enough) return { ids, facets, total: null }
  }
  return cached(view, ['commonOffers', ...condition.key], () => rankLive(view, condition))
}

interface RankedIds {
  ids: number[]
  facets: Facets[]
}

/** The rows `r`, which are in order, as two lists. */
const RANKED_IDS = sql`coalesce(array_agg(r.id), '{}') as ids, coalesce(array_agg(r.facets), '{}') as facets`

/** Found first, by the condition alone; then looked at whether they live: the indexes of that would bring most of the catalog. */
async function rankNewest({ database, site, now }: CatalogView, condition: Condition, most: number) {
  const { rows } = await sql<RankedIds & { found: number }>`
    with found as materialized (
      select c.id from coupon c where c.site = ${site.code} and ${condition.sql} order by c.id desc limit ${sql.lit(most)}
    )
    select (select count(*)::int from found) as found, ${RANKED_IDS} from (
      select c.id, ${selectFacets(now)} as facets from coupon c
      where c.id in (select id from found) and ${isLive(now)} order by ${bestOrder(site)}
    ) r
  `.execute(database)
  const { ids = [], facets = [], found = 0 } = rows[0] ?? {}
  return { ids, facets, isAll: found < most }
}

/** All that live are counted, and the newest of them put in order. */
async function rankLive({ database, site, now }: CatalogView, condition: Condition): Promise<FoundCoupons> {
  const { rows } = await sql<RankedIds & { total: number }>`
    with live as materialized (
      select c.id from coupon c where c.site = ${site.code} and ${condition.sql} and ${isLive(now)}
    )
    select (select count(*)::int from live) as total, ${RANKED_IDS} from (
      select c.id, ${selectFacets(now)} as facets from coupon c
      where c.id in (select id from live order by id desc limit ${sql.lit(MOST_RANKED)})
      order by ${bestOrder(site)}
    ) r
  `.execute(database)
  return rows[0] ?? NO_COUPONS
}

/** Coupons that were found, as page data carries them, in the order of their ids. @param searchWord what was typed */
export async function describeCoupons(
  view: CatalogView,
  ids: readonly number[],
  searchWord: string,
): Promise<WireCoupon[]> {
  if (ids.length === 0) return []
  const rows = await selectCoupons(view).where('c.id', 'in', ids).select(couponFigures(view)).execute()
  const byId = new Map(rows.map((row) => [row.id, describeCoupon(row, view.site, { searchWord })]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The same as suggestions carry them: neither figures nor conditions are read. */
export async function describeOffers(view: CatalogView, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectCoupons(view).where('c.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, describeOffer(row, view)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function describeOffer(row: CouponRow, { site }: CatalogView) {
  const { id, merchant_id, merchant_slug, merchant_name, merchant_tint, merchant_logo } = row
  return {
    id,
    kind: row.code === '' ? ('deal' as const) : ('code' as const),
    title: shownTitle(row),
    discount: wireDiscount(row.discount, site),
    promotion_off: row.promotion_off,
    merchant: { id: merchant_id, slug: merchant_slug, name: merchant_name, tint: merchant_tint, logo: merchant_logo },
  }
}

/** The best live code of a merchant; its best deal where it has none. */
export async function findBestOffer(view: CatalogView, merchantId: number): Promise<number | undefined> {
  return (await selectBestOffer(view, merchantId).executeTakeFirst())?.id
}

/** The same as suggestions carry it. */
export async function describeBestOffer(view: CatalogView, merchantId: number) {
  const row = await selectCoupons(view).where('c.id', '=', selectBestOffer(view, merchantId)).executeTakeFirst()
  return row && describeOffer(row, view)
}

function selectBestOffer({ database, site, now }: CatalogView, merchantId: number) {
  return database
    .selectFrom('coupon as c')
    .where('c.merchant_id', '=', merchantId)
    .where(isLive(now))
    .select('c.id')
    .orderBy(sql`(c.code <> '') desc`)
    .orderBy(bestOrder(site))
    .limit(1)
}
