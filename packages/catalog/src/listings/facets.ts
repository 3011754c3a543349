import { sql } from 'kysely'
import { LIVE_COUNTS } from '../merchants/merchantSummaries.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import type { ListedOffer } from './rankListing.ts'

const MERCHANTS = 12
const CATEGORIES = 12
const BRANDS = 12

/** For parts of a query that calls the listed offers `offer`. */
const withOffers = ({ database }: CatalogView) => database.withTables<{ offer: ListedOffer }>()

/** The best known of the merchants that have one. */
export function knownMerchants(view: CatalogView) {
  const database = withOffers(view)
  const position = sql<number>`row_number() over (order by known.popularity desc, count(*) desc, known.id)`
  const top = database
    .selectFrom('offer as o')
    .innerJoin('merchant as known', 'known.id', 'o.merchant_id')
    .groupBy('known.id')
    .select(['known.id', position.as('position')])
    .orderBy('position')
    .limit(MERCHANTS)
    .as('top')
  return database
    .selectFrom(top)
    .innerJoin('merchant as m', 'm.id', 'top.id')
    .leftJoin('live_count as live', (join) =>
      join.onRef('live.target_id', '=', 'm.id').on('live.kind', '=', 'merchant'),
    )
    .select(['m.id', 'm.slug', 'm.name', 'm.tint', 'm.logo', ...LIVE_COUNTS])
    .orderBy('top.position')
}

/** Where else they stand. */
export function fullestCategories(view: CatalogView) {
  return withOffers(view)
    .selectFrom('offer as o')
    .innerJoin('coupon_category as cc', 'cc.coupon_id', 'o.id')
    .innerJoin('category as k', 'k.id', 'cc.category_id')
    .groupBy('k.id')
    .select(['k.id', 'k.slug', 'k.name', sql<number>`count(*)`.as('live_coupons')])
    .orderBy('live_coupons', 'desc')
    .orderBy('k.name')
    .limit(CATEGORIES)
}

/** What they are of. */
export function fullestBrands(view: CatalogView) {
  return withOffers(view)
    .selectFrom('offer as o')
    .innerJoinLateral(sql<{ slug: string }>`unnest(o.brands)`.as<'named'>(sql`named(slug)`), (join) => join.onTrue())
    .innerJoin('brand as b', 'b.slug', 'named.slug')
    .where('b.site', '=', view.site.code)
    .groupBy('b.id')
    .select(['b.id', 'b.slug', 'b.name', sql<number>`count(*)`.as('live_coupons')])
    .orderBy('live_coupons', 'desc')
    .orderBy('b.name')
    .limit(BRANDS)
}
