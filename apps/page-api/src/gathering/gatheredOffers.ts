import { sql } from 'kysely'
import { rankedOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { type Gathering, isGathered } from './Gathering.ts'

/**
 * The live offers of a gathering, with as little of each as its place and the figures of the page need: there may be tens of
 * thousands. `place` counts from 1 within each shop, its best first.
 */
export function gatheredOffers({ database, site, now }: CatalogueView, gathering: Gathering) {
  const live = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(isGathered(gathering))
    .select(['c.id', 'c.merchant_id', 'c.weight', 'c.verified_at', 'c.votes_worked', 'c.votes_failed', 'c.ends_at'])
    .select(['c.first_seen_at', 'c.confirmed_at', 'c.discount', 'c.brands'])
    .select([
      sql<string>`'live'`.as('state'),
      sql<boolean>`c.code <> ''`.as('has_code'),
      sql<string>`coalesce(c.conditions->>'audience', '')`.as('audience'),
    ])
  return database
    .selectFrom(live.as('c'))
    .selectAll('c')
    .select(sql<number>`row_number() over (partition by c.merchant_id order by ${rankedOrder})`.as('place'))
}

type Offers = ReturnType<typeof gatheredOffers>
/** A row of it. */
export type GatheredOffer = Awaited<ReturnType<Offers['execute']>>[number]
