import { sql } from 'kysely'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import type { PageRequest } from '../pages/PageRequest.ts'
import { COUPON_ORDERS, historyOrder, rankedOrder } from './couponOrder.ts'
import { type CouponRow, selectCoupons, usedToday } from './selectCoupons.ts'

export type UsedCouponRow = CouponRow & { used_today: number }

export interface MerchantCoupons {
  /** The one that the `promoid` names; it stands in neither list. */
  revealed: UsedCouponRow | undefined
  /** Live, then upcoming. */
  current: UsedCouponRow[]
  /** Unconfirmed and expired. */
  past: UsedCouponRow[]
  /** All of the merchant's, also those that the page's limits or its filter leave out. */
  counts: { liveCodes: number; liveDeals: number; liveTested: number; past: number }
}

const MOST_OF_EACH = 60

/** The coupons of a merchant's page, in one query. */
export async function listMerchantCoupons(
  view: CatalogueView,
  merchantId: number,
  { promoid, sort, type }: Pick<PageRequest, 'promoid' | 'sort' | 'type'>,
): Promise<MerchantCoupons> {
  const order = isOrder(sort) ? COUPON_ORDERS[sort] : rankedOrder
  const isPast = sql<boolean>`c.state in ('expired', 'unconfirmed')`
  const isWanted = type === 'codes' ? sql`c.code <> ''` : type === 'deals' ? sql`c.code = ''` : sql`true`
  const isRevealed = promoid === null ? sql<boolean>`false` : sql<boolean>`c.id = ${promoid}`
  const numbered = view.database
    .selectFrom(selectCoupons(view).where('c.merchant_id', '=', merchantId).as('c'))
    .selectAll('c')
    .select([
      isPast.as('is_past'),
      isRevealed.as('is_revealed'),
      sql<boolean>`${isWanted}`.as('is_wanted'),
      sql<number>`row_number() over (partition by ${isPast}, ${isWanted} order by ${order})`.as('place'),
      sql<number>`row_number() over (partition by ${isPast}, ${isWanted} order by ${historyOrder})`.as('past_place'),
      sql<number>`(count(*) filter (where c.state = 'live' and c.code <> '') over ())::int`.as('live_codes'),
      sql<number>`(count(*) filter (where c.state = 'live' and c.code = '') over ())::int`.as('live_deals'),
      sql<number>`(count(*) filter (where c.state = 'live' and c.verified_at is not null) over ())::int`.as(
        'live_tested',
      ),
      sql<number>`(count(*) filter (where ${isPast}) over ())::int`.as('past_total'),
    ])
  const place = sql<number>`case when c.is_past then c.past_place else c.place end`
  const rows = await view.database
    .selectFrom(numbered.as('c'))
    .where(sql<boolean>`c.is_revealed or (c.is_wanted and ${place} <= ${MOST_OF_EACH})`)
    .selectAll('c')
    .select(usedToday(view).as('used_today'))
    .orderBy('c.is_past')
    .orderBy(place)
    .execute()
  const [first] = rows
  const listed = rows.filter((row) => !row.is_revealed)
  return {
    revealed: rows.find((row) => row.is_revealed),
    current: listed.filter((row) => !row.is_past),
    past: listed.filter((row) => row.is_past),
    counts: {
      liveCodes: first?.live_codes ?? 0,
      liveDeals: first?.live_deals ?? 0,
      liveTested: first?.live_tested ?? 0,
      past: first?.past_total ?? 0,
    },
  }
}

function isOrder(sort: string): sort is keyof typeof COUPON_ORDERS {
  return Object.hasOwn(COUPON_ORDERS, sort)
}
