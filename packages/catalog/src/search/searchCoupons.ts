import type { WireCoupon } from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { couponFigures } from '../coupons/couponFigures.ts'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { describeCoupon, wireDiscount } from '../coupons/describeCoupon.ts'
import { type CouponRow, selectCoupons } from '../coupons/selectCoupons.ts'
import { shownTitle } from '../coupons/shownWords.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { type SearchQuery, writeTsquery } from './readQuery.ts'

/** What a common word finds is more than anybody reads: the newest of it are put in order. */
export const MOST_RANKED = 2_500
/** While somebody types, a search has to be cheap. */
export const RANKED_TO_SUGGEST = 50

export interface FoundCoupons {
  /** The best first. */
  ids: readonly number[]
  /** How many there are; null where nobody counted. */
  total: number | null
}

/** Live coupons with all words of the query in their own words, which name their merchant too. */
export async function findCoupons(view: CatalogView, query: SearchQuery, most: number): Promise<FoundCoupons> {
  const tsquery = writeTsquery(query)
  if (tsquery === undefined) return { ids: [], total: 0 }
  return rankFound(view, sql<SqlBool>`c.words @@ ${tsquery}::tsquery`, most)
}

/** Live coupons of some merchants. */
export async function findMerchantCoupons(
  view: CatalogView,
  merchants: readonly { id: number }[],
  most: number,
): Promise<FoundCoupons> {
  if (merchants.length === 0) return { ids: [], total: 0 }
  return rankFound(view, sql<SqlBool>`c.merchant_id in (${sql.join(merchants.map(({ id }) => id))})`, most)
}

/** Live coupons whose title only looks like the query. Two letters look like everything. */
export async function findAlikeCoupons(
  view: CatalogView,
  { folded }: SearchQuery,
  most: number,
): Promise<readonly number[]> {
  if (!/\p{L}{3}/u.test(folded)) return []
  return (await rankFound(view, sql<SqlBool>`${folded} <% fold(c.title)`, most)).ids
}

/** Found first, by the words alone; then looked at whether they live: the indexes of that would bring most of the catalog. */
async function rankFound(view: CatalogView, condition: RawBuilder<SqlBool>, most: number): Promise<FoundCoupons> {
  const { database, site, now } = view
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
    .select(['c.id', sql<number>`(select count(*)::int from found)`.as('found')])
    .orderBy(bestOrder(site))
    .execute()
  const isCut = (rows[0]?.found ?? 0) >= most
  return { ids: rows.map(({ id }) => id), total: isCut ? null : rows.length }
}

/** How many live coupons have all words of the query, where there are more than are put in order. */
export async function countCoupons({ database, site, now }: CatalogView, query: SearchQuery): Promise<number> {
  const { total } = await database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(sql<SqlBool>`c.words @@ ${writeTsquery(query) ?? ''}::tsquery`)
    .where(isLive(now))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
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
