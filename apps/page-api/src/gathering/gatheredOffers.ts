import type { GATHERED_SORTS } from '@clipfront/page-data'
import { type RawBuilder, sql } from 'kysely'
import { bestOrder, COUPON_ORDERS } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { type Gathering, isGathered } from './Gathering.ts'

export type GatheringOrder = (typeof GATHERED_SORTS)[number]
const ORDERS = { best: bestOrder, ...COUPON_ORDERS } as const satisfies Record<GatheringOrder, RawBuilder<unknown>>

/** What a visitor asks for by `sort`; the best first where it is none of them. */
export function orderOf(sort: string): GatheringOrder {
  return isGatheringOrder(sort) ? sort : 'best'
}

function isGatheringOrder(sort: string): sort is GatheringOrder {
  return Object.hasOwn(ORDERS, sort)
}

/**
 * The live offers of a gathering, with as little of each as the figures of the page need: there may be tens of thousands. Each
 * has its `rank` in all, and its `place` within its shop, both from 1.
 */
export function gatheredOffers({ database, site, now }: CatalogView, gathering: Gathering, order: GatheringOrder) {
  const live = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(isGathered(gathering))
    .selectAll('c')
    .select(sql<string>`'live'`.as('state'))
  const ranked = database
    .selectFrom(live.as('c'))
    .select(['c.id', 'c.merchant_id', 'c.brands'])
    .select([
      sql<boolean>`c.code <> ''`.as('has_code'),
      sql<string>`coalesce(c.conditions->>'audience', '')`.as('audience'),
      sql<string>`coalesce(c.discount->>'kind', '')`.as('kind'),
      sql<
        number | null
      >`case when c.discount->>'kind' = 'percent' and not coalesce((c.discount->>'upTo')::boolean, false)
        then (c.discount->>'percent')::real end`.as('percent'),
      sql<number>`row_number() over (order by ${ORDERS[order]})`.as('rank'),
    ])
  return database
    .selectFrom(ranked.as('c'))
    .selectAll('c')
    .select(sql<number>`row_number() over (partition by c.merchant_id order by c.rank)`.as('place'))
}

type Offers = ReturnType<typeof gatheredOffers>
/** A row of it. */
export type GatheredOffer = Awaited<ReturnType<Offers['execute']>>[number]
