import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import type { Lane } from '../database/tables/content.ts'
import type { CatalogView } from '../context/CatalogView.ts'

export interface LaneOffer {
  id: number
  merchant_id: number
}

/** The live offers that a lane may show, the best first; of the newest, the newest first. */
export async function laneOffers(view: CatalogView, { from }: Lane, limit: number): Promise<LaneOffer[]> {
  const { database, site, now } = view
  return database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(isFrom(view, from))
    .select(['c.id', 'c.merchant_id'])
    .orderBy(from.kind === 'newest' ? sql`greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc` : bestOrder)
    .limit(limit)
    .execute()
}

/** Whether the coupon `c` stands under what a lane is filled from. Under what is not there nothing stands. */
function isFrom({ site }: CatalogView, from: Lane['from']): RawBuilder<SqlBool> {
  return from.kind === 'newest' ? sql<SqlBool>`true` : IS_UNDER[from.kind](site.code, from.slug)
}

/** One id and not a join: a planner that may choose sorts the whole catalogue first. */
const IS_UNDER = {
  category: (site: string, slug: string) => sql<SqlBool>`c.id in (
    select coupon_id from coupon_category
    where category_id = (select id from category where site = ${site} and slug = ${slug}))`,
  topic: (site: string, slug: string) => sql<SqlBool>`c.id in (
    select coupon_id from topic_coupon
    where topic_id = (select id from topic where site = ${site} and slug = ${slug}))`,
  tag: (site: string, slug: string) => sql<SqlBool>`(c.tags @> array[${slug}]::text[]
    and exists (select from tag where site = ${site} and slug = ${slug}))`,
  brand: (site: string, slug: string) => sql<SqlBool>`(c.brands @> array[${slug}]::text[]
    and exists (select from brand where site = ${site} and slug = ${slug}))`,
} as const
