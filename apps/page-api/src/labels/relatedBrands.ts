import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'

const RELATED_BRANDS = 12
/** As many shops are asked for what else they sell. */
const SHOPS = 10

/** Other brands that shops with offers of this one have live offers of, with how many of them, the fullest first. */
export async function relatedBrands({ database, site, now }: CatalogView, { slug }: { slug: string }) {
  const shops = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(sql<boolean>`c.brands @> array[${slug}]::text[]`)
    .where(isLive(now))
    .select('c.merchant_id')
    .distinct()
    .limit(SHOPS)
  const named = database
    .selectFrom('coupon as c')
    .where('c.merchant_id', 'in', shops)
    .where(isLive(now))
    .select(sql<string>`unnest(c.brands)`.as('slug'))
  return database
    .selectFrom(named.as('named'))
    .innerJoin('brand as l', 'l.slug', 'named.slug')
    .where('l.site', '=', site.code)
    .where('l.slug', '<>', slug)
    .groupBy('l.id')
    .select(['l.id', 'l.slug', 'l.name', sql<number>`count(*)::int`.as('live_coupons')])
    .orderBy('live_coupons', 'desc')
    .orderBy('l.name')
    .limit(RELATED_BRANDS)
    .execute()
}
