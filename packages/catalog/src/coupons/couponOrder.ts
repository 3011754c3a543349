import type { CouponSort } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { usedToday } from './couponFigures.ts'

/** The order of coupons `c` of one state where a site has no ranking: what editors put forward, then what is new. */
const editorsOrder = sql`c.weight desc, greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc`

/** The score of a coupon `c`, looked up: for lists of a few. */
const lookedUp = sql`(select r.score from coupon_rank r where r.coupon_id = c.id)`
/** The same of `coupon_rank` as `r`, which a list of thousands joins; without ranking the planner leaves that join out. */
export const joinedScore = sql.ref('r.score')

/**
 * The order of coupons `c` of one state, best first (R1.4): by the score of each where the site's flag is on.
 * @param score where it stands
 */
export function bestOrder(
  site: Pick<Site, 'flags'> | undefined,
  score: RawBuilder<unknown> = lookedUp,
): RawBuilder<unknown> {
  return site?.flags.couponRanking ? sql`${score} desc nulls last, ${editorsOrder}` : editorsOrder
}

const usableFirst = sql`(c.state = 'live') desc`

/** As a merchant's list stands without ranking: what `old_position` says (R1.4). */
export const unrankedOrder = sql`${usableFirst}, ${editorsOrder}`

/** The same of coupons of any state: what can be used now goes before. */
export function rankedOrder(site: Site): RawBuilder<unknown> {
  return sql`${usableFirst}, ${bestOrder(site)}`
}

/** Percentages before sums, which cannot be compared with them, and an exact one before an "up to" of the same size. */
const biggestFirst = sql`
  case when c.discount->>'kind' = 'percent' then (c.discount->>'percent')::numeric end desc nulls last,
  case when c.discount->>'kind' = 'money' then (c.discount->>'amount')::numeric end desc nulls last,
  coalesce((c.discount->>'upTo')::boolean, false)`

/** What a shopper may ask for by `sort`, on lists of every kind. */
export const COUPON_ORDERS = {
  newest: sql`${usableFirst}, greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc`,
  ending: sql`${usableFirst}, c.ends_at asc nulls last, c.id desc`,
  biggest: sql`${usableFirst}, ${biggestFirst}, c.id desc`,
} as const satisfies Record<Exclude<CouponSort, 'best' | 'used'>, RawBuilder<unknown>>

/** The order that a shopper asked for by `sort`. For lists of one merchant. */
export function orderBySort(view: CatalogView, sort: CouponSort): RawBuilder<unknown> {
  if (sort === 'best') return rankedOrder(view.site)
  // To count the uses of each is too much for the lists of a whole site.
  if (sort === 'used')
    return sql`case when c.state = 'live' then ${usedToday(view)} end desc nulls last, ${rankedOrder(view.site)}`
  return COUPON_ORDERS[sort]
}

/** History, the youngest first. */
export const historyOrder = sql`coalesce(c.withdrawn_at, c.ends_at, c.confirmed_at, c.first_seen_at) desc, c.id desc`
