import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'

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
