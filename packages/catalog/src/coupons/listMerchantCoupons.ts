import type { Paging } from '@clipfront/page-data'
import { sql, type RawBuilder } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import type { FacetCounts } from '../filters/countFilters.ts'
import { fitsFilter, selectFacets } from '../filters/facets.ts'
import { type CouponFigures, couponFigures } from './couponFigures.ts'
import { historyOrder, orderBySort, unrankedOrder } from './couponOrder.ts'
import { couponState, isLive, isShown } from './couponState.ts'
import { type CouponRow, selectCoupons } from './selectCoupons.ts'
import { lastFailure } from './trials.ts'

/** With its place in the list as it would be without ranking; null where the list has none. */
type ShownCouponRow = CouponRow & CouponFigures & { old_position: number | null }

export interface MerchantCoupons {
  /** The one that the `promoid` names; it stands in neither list. */
  revealed: ShownCouponRow | undefined
  /** Live, then upcoming. */
  current: ShownCouponRow[]
  /** Unconfirmed and expired. */
  past: ShownCouponRow[]
  /** Of the one list that both are parts of: what can be used, what will be, what could be. */
  paging: Paging
  /** All of the merchant's, also those of other pages and those that the filter leaves out. */
  counts: Omit<Awaited<ReturnType<typeof countOffers>>, 'last_tested_at'>
  /** How many of the live ones are what; without the one that stands apart. */
  facetCounts: FacetCounts
  /** When one of the live ones was last tested; null where none was. */
  lastTestedAt: Date | null
}

type ListRequest = Pick<PageRequest, 'page' | 'promoid' | 'sort' | 'filter'>

const COUPONS_PER_PAGE = 60
const isPast = sql<boolean>`c.state in ('expired', 'unconfirmed')`

/**
 * The coupons of one page of a merchant.
 * @returns undefined when its list has no such page
 */
export async function listMerchantCoupons(
  view: CatalogView,
  merchantId: number,
  request: ListRequest,
): Promise<MerchantCoupons | undefined> {
  const [{ last_tested_at: lastTestedAt, ...counts }, facetCounts, rows] = await Promise.all([
    countOffers(view, merchantId),
    countLiveFacets(view, merchantId, request),
    listRows(view, merchantId, request),
  ])
  const { page } = request
  if (page > 1 && !rows.some((row) => row.is_on_page)) return undefined
  const total = rows[0]?.total ?? 0
  const revealed = rows.find((row) => row.is_revealed)
  const listed = rows
    .filter((row) => row.is_on_page && !row.is_revealed)
    .map((row) => Object.assign(row, { old_position: moveBehind(revealed, row) }))
  return {
    revealed: revealed && { ...revealed, old_position: revealed.old_position && 1 },
    current: listed.filter((row) => !row.is_past),
    past: listed.filter((row) => row.is_past),
    paging: {
      page,
      pages: Math.max(1, Math.ceil(total / COUPONS_PER_PAGE)),
      total,
      offset: (page - 1) * COUPONS_PER_PAGE,
    },
    counts,
    facetCounts,
    lastTestedAt,
  }
}

type LocatedRow = Awaited<ReturnType<typeof listRows>>[number]

/** The coupon that was asked for stands first: those before which it stood otherwise stand where they did. */
function moveBehind(revealed: LocatedRow | undefined, { old_position: place }: LocatedRow): number | null {
  if (place === null || !revealed) return place
  const stoodBefore = revealed.is_wanted && (revealed.old_position ?? 0) < place
  return stoodBefore ? place : place + 1
}

/** Which they are is told by narrow rows, however many the merchant has. */
async function listRows(view: CatalogView, merchantId: number, request: ListRequest) {
  const last = request.page * COUPONS_PER_PAGE
  const isOnPage = sql<boolean>`(p.is_wanted and p.position > ${last - COUPONS_PER_PAGE} and p.position <= ${last})`
  return view.database
    .selectFrom(rankCoupons(view, merchantId, request).as('p'))
    .innerJoin(selectCoupons(view).as('c'), 'c.id', 'p.id')
    .where(sql<boolean>`(p.is_revealed or ${isOnPage})`)
    .selectAll('c')
    .select(['p.is_past', 'p.is_revealed', 'p.is_wanted', 'p.old_position', 'p.total', isOnPage.as('is_on_page')])
    .select(couponFigures(view))
    .orderBy('p.position')
    .execute()
}

/** Where each of the merchant's coupons stands in the list of those that are wanted, and how many these are. */
function rankCoupons(view: CatalogView, merchantId: number, { promoid, sort, filter }: ListRequest) {
  const isWanted = fitsFilter(filter, view.now)
  const rowNumber = (order: RawBuilder<unknown>) =>
    sql`row_number() over (partition by ${isPast}, ${isWanted} order by ${order})`
  const current = sql`count(*) filter (where ${isWanted} and not ${isPast}) over ()`
  const place = (order: RawBuilder<unknown>) =>
    sql<number>`(case when ${isPast} then ${current} + ${rowNumber(historyOrder)} else ${rowNumber(order)} end)::int`
  const isRanked = view.site.flags.couponRanking && sort === 'best'
  return view.database
    .selectFrom(selectCoupons(view).where('c.merchant_id', '=', merchantId).as('c'))
    .select([
      'c.id',
      isPast.as('is_past'),
      sql<boolean>`${promoid === null ? sql`false` : sql`c.id = ${promoid}`}`.as('is_revealed'),
      isWanted.as('is_wanted'),
      place(orderBySort(view, sort)).as('position'),
      sql<number | null>`${isRanked ? place(unrankedOrder) : sql`null::int`}`.as('old_position'),
      sql<number>`(count(*) filter (where ${isWanted}) over ())::int`.as('total'),
    ])
}

/** How many of all offers of a merchant that may be seen are what; live ones, but for what is past. */
async function countOffers({ database, now }: CatalogView, merchantId: number) {
  const state = couponState(now)
  const live = (condition: RawBuilder<unknown>) => countWhere(sql`${state} = 'live' and ${condition}`)
  // What was last seen to work need not be looked up.
  const failing = sql`c.verified_at is null and ${lastFailure({ now })} is not null`
  return database
    .selectFrom('coupon as c')
    .where('c.merchant_id', '=', merchantId)
    .where(isShown(now))
    .select([
      live(sql`c.code <> ''`).as('codes'),
      live(sql`c.code = ''`).as('deals'),
      live(sql`c.code <> '' and ${failing}`).as('failing_codes'),
      live(sql`c.code = '' and ${failing}`).as('failing_deals'),
      sql<Date | null>`max(c.verified_at) filter (where ${state} = 'live')`.as('last_tested_at'),
      live(sql`c.discount->>'kind' = 'free-delivery'`).as('free_delivery'),
      live(sql`c.conditions->>'audience' = 'students'`).as('students'),
      live(sql`c.conditions->>'audience' = 'new-customers'`).as('new_customers'),
      countWhere(sql`${state} in ('expired', 'unconfirmed')`).as('past'),
    ])
    .executeTakeFirstOrThrow()
}

/** What its live offers are, without the one that the `promoid` names: it stands in no list. */
async function countLiveFacets({ database, now }: CatalogView, merchantId: number, { promoid }: ListRequest) {
  const rows = await database
    .selectFrom('coupon as c')
    .where('c.merchant_id', '=', merchantId)
    .where(isLive(now))
    .$if(promoid !== null, (query) => query.where('c.id', '<>', promoid ?? 0))
    .select([selectFacets(now).as('facets'), sql<number>`count(*)::int`.as('count')])
    .groupBy('facets')
    .execute()
  return rows.map(({ facets, count }) => [facets, count] as const)
}

function countWhere(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}
