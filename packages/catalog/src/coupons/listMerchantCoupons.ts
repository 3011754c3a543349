import { sql, type RawBuilder } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import { type CouponFigures, couponFigures } from './couponFigures.ts'
import { historyOrder, orderBySort } from './couponOrder.ts'
import { couponState, isShown } from './couponState.ts'
import { type CouponRow, selectCoupons } from './selectCoupons.ts'

type ShownCouponRow = CouponRow & CouponFigures

export interface MerchantCoupons {
  /** The one that the `promoid` names; it stands in neither list. */
  revealed: ShownCouponRow | undefined
  /** Live, then upcoming. */
  current: ShownCouponRow[]
  /** Unconfirmed and expired. */
  past: ShownCouponRow[]
  /** All of the merchant's, also those that the page's limits or its filter leave out. */
  counts: Omit<Awaited<ReturnType<typeof countOffers>>, 'tested'>
  /** Whether one of the live ones was tested. */
  hasTested: boolean
}

type ListRequest = Pick<PageRequest, 'promoid' | 'sort' | 'type'>

const MOST_OF_EACH = 60
const isPast = sql<boolean>`c.state in ('expired', 'unconfirmed')`

/** The coupons of a merchant's page. */
export async function listMerchantCoupons(
  view: CatalogView,
  merchantId: number,
  request: ListRequest,
): Promise<MerchantCoupons> {
  const [{ tested, ...counts }, rows] = await Promise.all([
    countOffers(view, merchantId),
    listRows(view, merchantId, request),
  ])
  const listed = rows.filter((row) => !row.is_revealed)
  return {
    revealed: rows.find((row) => row.is_revealed),
    current: listed.filter((row) => !row.is_past),
    past: listed.filter((row) => row.is_past),
    counts,
    hasTested: tested > 0,
  }
}

/** Which they are is told by narrow rows, however many the merchant has. */
async function listRows(view: CatalogView, merchantId: number, request: ListRequest) {
  return view.database
    .selectFrom(rankCoupons(view, merchantId, request).as('p'))
    .innerJoin(selectCoupons(view).as('c'), 'c.id', 'p.id')
    .where(sql<boolean>`p.is_revealed or (p.is_wanted and p.position <= ${MOST_OF_EACH})`)
    .selectAll('c')
    .select(['p.is_past', 'p.is_revealed'])
    .select(couponFigures(view))
    .orderBy('p.is_past')
    .orderBy('p.position')
    .execute()
}

/** Where each of the merchant's coupons stands among those of its list. */
function rankCoupons(view: CatalogView, merchantId: number, { promoid, sort, type }: ListRequest) {
  const isWanted = type === 'codes' ? sql`c.code <> ''` : type === 'deals' ? sql`c.code = ''` : sql`true`
  const order = sql`case when ${isPast} then row_number() over (partition by ${isPast}, ${isWanted} order by ${historyOrder})
    else row_number() over (partition by ${isPast}, ${isWanted} order by ${orderBySort(view, sort)}) end`
  return view.database
    .selectFrom(selectCoupons(view).where('c.merchant_id', '=', merchantId).as('c'))
    .select([
      'c.id',
      isPast.as('is_past'),
      sql<boolean>`${promoid === null ? sql`false` : sql`c.id = ${promoid}`}`.as('is_revealed'),
      sql<boolean>`${isWanted}`.as('is_wanted'),
      sql<number>`${order}`.as('position'),
    ])
}

/** How many of all offers of a merchant that may be seen are what; live ones, but for what is past. */
async function countOffers({ database, now }: CatalogView, merchantId: number) {
  const state = couponState(now)
  const live = (condition: RawBuilder<unknown>) => countWhere(sql`${state} = 'live' and ${condition}`)
  return database
    .selectFrom('coupon as c')
    .where('c.merchant_id', '=', merchantId)
    .where(isShown(now))
    .select([
      live(sql`c.code <> ''`).as('codes'),
      live(sql`c.code = ''`).as('deals'),
      live(sql`c.verified_at is not null`).as('tested'),
      live(sql`c.discount->>'kind' = 'free-delivery'`).as('free_delivery'),
      live(sql`c.conditions->>'audience' = 'students'`).as('students'),
      live(sql`c.conditions->>'audience' = 'new-customers'`).as('new_customers'),
      countWhere(sql`${state} in ('expired', 'unconfirmed')`).as('past'),
    ])
    .executeTakeFirstOrThrow()
}

function countWhere(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}
