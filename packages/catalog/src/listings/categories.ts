import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { ownCategories } from '../merchants/similarMerchants.ts'

/** All categories of the site, the fullest first; cached. */
export async function siteCategories(view: CatalogView) {
  return cached(view, ['categories'], () => categorySummaries(view).orderBy(fullestOrder).execute())
}

const liveCoupons = sql<number>`coalesce(live.codes + live.deals, 0)`

/** Categories of the site with how many live coupons each has. Conditions, order and limit are the caller's. */
export function categorySummaries({ database, site }: CatalogView) {
  return database
    .selectFrom('category as k')
    .leftJoin('live_count as live', (join) =>
      join.onRef('live.target_id', '=', 'k.id').on('live.kind', '=', 'category'),
    )
    .where('k.site', '=', site.code)
    .select(['k.id', 'k.slug', 'k.name', liveCoupons.as('live_coupons')])
}

/** The fullest first; equal ones by name, so that the order does not jump. */
export const fullestOrder = sql`${liveCoupons} desc, k.name, k.id`

const PARTS = 24

/** The categories below another that have live offers, with how many of them, the fullest first. */
export async function partsOfCategory(view: CatalogView, categoryId: number) {
  return categorySummaries(view)
    .where('k.parent_id', '=', categoryId)
    .where('live.target_id', 'is not', null)
    .orderBy(fullestOrder)
    .limit(PARTS)
    .execute()
}

const CATEGORIES = 8

/** The categories that a merchant's offers stand in. */
export async function categoriesOfMerchant(view: CatalogView, merchantId: number) {
  const [categories, own] = await Promise.all([siteCategories(view), ownCategories(view, merchantId).execute()])
  const ids = new Set(own.map(({ category_id }) => category_id))
  return categories.filter(({ id }) => ids.has(id)).slice(0, CATEGORIES)
}
