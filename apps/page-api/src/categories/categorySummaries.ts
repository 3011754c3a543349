import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'

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
