import { type LISTING_SORTS, NO_FILTER } from '@clipfront/page-data'
import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CatalogView } from '../context/CatalogView.ts'
import { bestOrder, COUPON_ORDERS, joinedScore } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { countFacets, countFilters, type FacetCounts } from '../filters/countFilters.ts'
import { type Facets, selectFacets } from '../filters/facets.ts'
import { type RankedListing, type Listing, isListed } from './Listing.ts'
import { fullestBrands, fullestCategories, knownMerchants } from './facets.ts'

/** So many of one merchant, then as many of each other: no merchant fills the first page alone. */
const OFFERS_IN_A_ROUND = 3

/** For what a page of this kind does not show. */
const NONE = sql<never[]>`'[]'::json`

/** Puts the live offers of a listing in order and counts what they are (R1.1), in one query that finds them once. */
export async function rankListing(view: CatalogView, listing: Listing, order: ListingOrder): Promise<RankedListing> {
  const row = await selectRankedListing(view, listing, order).executeTakeFirstOrThrow()
  const { ids, facets, best, typical_percent: typicalPercent, ...lists } = row
  const facetCounts = countFacets(facets ?? [])
  return {
    ids: ids ?? [],
    facets: facets ?? [],
    facetCounts,
    best: best ?? [],
    counts: countSorts(facetCounts),
    typicalPercent,
    ...lists,
  }
}

function selectRankedListing(view: CatalogView, listing: Listing, order: ListingOrder) {
  const { kind } = listing
  const own = kind === 'brand' ? listing.ownMerchant : null
  const round = order === 'best' ? sql`(c.position - 1) / ${sql.lit(OFFERS_IN_A_ROUND)},` : sql``
  return view.database
    .with('offer', () => listedOffers(view, listing, order))
    .selectFrom((from) =>
      from
        .selectFrom(
          // Put in order once, for both.
          from
            .selectFrom('offer as c')
            .select(['c.id', 'c.facets'])
            .orderBy(sql`${round} c.rank`)
            .as('c'),
        )
        .select([
          sql<number[] | null>`array_agg(c.id)`.as('ids'),
          sql<Facets[] | null>`array_agg(c.facets)`.as('facets'),
        ])
        .as('l'),
    )
    .select((from) => [
      'l.ids',
      'l.facets',
      from
        .selectFrom('offer as c')
        .where('c.position', '=', 1)
        .where(sql<boolean>`${sql.lit(kind === 'brand')}`)
        .select(sql<number[] | null>`array_agg(c.id order by (c.merchant_id = ${own}) desc, c.rank)`.as('ids'))
        .as('best'),
      from.selectFrom('offer as c').select(TYPICAL_PERCENT.as('percent')).as('typical_percent'),
      jsonArrayFrom(knownMerchants(view)).as('merchants'),
      (kind === 'category' ? NONE : jsonArrayFrom(fullestCategories(view))).as('categories'),
      (kind === 'category' ? jsonArrayFrom(fullestBrands(view)) : NONE).as('brands'),
    ])
}

export type ListingOrder = (typeof LISTING_SORTS)[number]

/**
 * The live offers of a listing, with as little of each as the figures of the page need: there may be tens of thousands. Each
 * has its `rank` in all, and its `position` within its merchant, both from 1.
 */
function listedOffers({ database, site, now }: CatalogView, listing: Listing, order: ListingOrder) {
  const live = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(isListed(listing))
    .selectAll('c')
    .select(sql<string>`'live'`.as('state'))
  const ranked = database
    .selectFrom(live.as('c'))
    .leftJoin('coupon_rank as r', 'r.coupon_id', 'c.id')
    .select(['c.id', 'c.merchant_id', 'c.brands'])
    .select([
      selectFacets(now).as('facets'),
      sql<
        number | null
      >`case when c.discount->>'kind' = 'percent' and not coalesce((c.discount->>'upTo')::boolean, false)
        then (c.discount->>'percent')::real end`.as('percent'),
      sql<number>`row_number() over (order by ${order === 'best' ? bestOrder(site, joinedScore) : COUPON_ORDERS[order]})`.as(
        'rank',
      ),
    ])
  return database
    .selectFrom(ranked.as('c'))
    .selectAll('c')
    .select(sql<number>`row_number() over (partition by c.merchant_id order by c.rank)`.as('position'))
}

export type ListedOffer = InferResult<ReturnType<typeof listedOffers>>[number]

/** A median of fewer percentages would be chance. */
const FEWEST_PERCENTAGES = 5

/** What the offers `c` usually take off. */
const TYPICAL_PERCENT = sql<number | null>`case when count(c.percent) >= ${sql.lit(FEWEST_PERCENTAGES)} then
  percentile_disc(0.5) within group (order by c.percent) end`

/** How many of them are of each sort that a page's head speaks of. */
function countSorts(facetCounts: FacetCounts): RankedListing['counts'] {
  const { type, for: audience, value } = countFilters(facetCounts, NO_FILTER)
  return {
    codes: type.code ?? 0,
    deals: type.deal ?? 0,
    free_delivery: value['free-delivery'] ?? 0,
    students: audience.students ?? 0,
    new_customers: audience['new-customers'] ?? 0,
  }
}
