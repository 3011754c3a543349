import { type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { couponState, isShown } from './couponState.ts'

/** How many of a merchant's offers are what; live ones, but for what is past. */
export interface MerchantCounts {
  liveCodes: number
  liveDeals: number
  liveTested: number
  freeDelivery: number
  students: number
  newCustomers: number
  past: number
}

/** All of a merchant's that may be seen, whatever a page shows of them. */
export async function countOffers({ database, now }: CatalogView, merchantId: number): Promise<MerchantCounts> {
  const state = couponState(now)
  const live = (condition: RawBuilder<unknown>) => countOf(sql`${state} = 'live' and ${condition}`)
  return database
    .selectFrom('coupon as c')
    .where('c.merchant_id', '=', merchantId)
    .where(isShown(now))
    .select([
      live(sql`c.code <> ''`).as('liveCodes'),
      live(sql`c.code = ''`).as('liveDeals'),
      live(sql`c.verified_at is not null`).as('liveTested'),
      live(sql`c.discount->>'kind' = 'free-delivery'`).as('freeDelivery'),
      live(sql`c.conditions->>'audience' = 'students'`).as('students'),
      live(sql`c.conditions->>'audience' = 'new-customers'`).as('newCustomers'),
      countOf(sql`${state} in ('expired', 'unconfirmed')`).as('past'),
    ])
    .executeTakeFirstOrThrow()
}

function countOf(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}
