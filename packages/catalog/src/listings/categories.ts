import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { isLive } from '../coupons/couponState.ts'
import { ownCategories } from '../merchants/similarMerchants.ts'

/** All categories of the site, the fullest first; cached. */
export async function siteCategories(view: CatalogView) {
  return cached(view, ['categories'], () => categorySummaries(view).orderBy(fullestOrder).execute())
}

/** Categories of the site with how many live coupons each has. Conditions, order and limit are the caller's. */
export function categorySummaries({ database, site, now }: CatalogView) {
  return database
    .with('live', (query) =>
      query
        .selectFrom('coupon as c')
        .innerJoin('coupon_category as cc', 'cc.coupon_id', 'c.id')
        .where('c.site', '=', site.code)
        .where(isLive(now))
        .groupBy('cc.category_id')
        .select(['cc.category_id', sql<number>`count(*)::int`.as('coupons')]),
    )
    .selectFrom('category as k')
    .leftJoin('live', 'live.category_id', 'k.id')
    .where('k.site', '=', site.code)
    .select(['k.id', 'k.slug', 'k.name', sql<number>`coalesce(live.coupons, 0)`.as('live_coupons')])
}

/** The fullest first; equal ones by name, so that the order does not jump. */
export const fullestOrder = sql`coalesce(live.coupons, 0) desc, k.name, k.id`

const PARTS = 24

/** The categories below another that have live offers, with how many of them, the fullest first. */
export async function partsOfCategory({ database, now }: CatalogView, categoryId: number) {
  return database
    .selectFrom('category as k')
    .innerJoin('coupon_category as cc', 'cc.category_id', 'k.id')
    .innerJoin('coupon as c', 'c.id', 'cc.coupon_id')
    .where('k.parent_id', '=', categoryId)
    .where(isLive(now))
    .groupBy('k.id')
    .select(['k.id', 'k.slug', 'k.name', sql<number>`count(*)::int`.as('live_coupons')])
    .orderBy('live_coupons', 'desc')
    .orderBy('k.name')
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
