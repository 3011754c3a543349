import type { CouponSort } from '@clipfront/page-data'
import { type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { usedToday } from './couponFigures.ts'

/**
 * The order of coupons `c` of one state, best first: what was tried, what editors put forward, what shoppers said, what is
 * new. A coupon without votes stands between one that works and one that fails.
 */
export const bestOrder = sql`
  (c.verified_at is not null) desc, c.weight desc,
  (c.votes_worked + 1.0) / (c.votes_worked + c.votes_failed + 2.0) desc,
  greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc`

/** The same of coupons of any state: what can be used now goes before. */
export const rankedOrder = sql`(c.state = 'live') desc, ${bestOrder}`

/** Percentages before sums, which cannot be compared with them, and an exact one before an "up to" of the same size. */
const biggestFirst = sql`
  case when c.discount->>'kind' = 'percent' then (c.discount->>'percent')::numeric end desc nulls last,
  case when c.discount->>'kind' = 'money' then (c.discount->>'amount')::numeric end desc nulls last,
  coalesce((c.discount->>'upTo')::boolean, false)`

/** What a shopper may ask for by `sort`, on lists of every kind. */
export const COUPON_ORDERS = {
  newest: sql`(c.state = 'live') desc, greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc`,
  ending: sql`(c.state = 'live') desc, c.ends_at asc nulls last, c.id desc`,
  biggest: sql`(c.state = 'live') desc, ${biggestFirst}, c.id desc`,
} as const satisfies Record<Exclude<CouponSort, 'best' | 'used'>, RawBuilder<unknown>>

/** The order that a shopper asked for by `sort`. For lists of one merchant. */
export function orderBySort(view: CatalogView, sort: CouponSort): RawBuilder<unknown> {
  if (sort === 'best') return rankedOrder
  // To count the uses of each is too much for the lists of a whole site.
  if (sort === 'used')
    return sql`case when c.state = 'live' then ${usedToday(view)} end desc nulls last, ${rankedOrder}`
  return COUPON_ORDERS[sort]
}

/** History, the youngest first. */
export const historyOrder = sql`coalesce(c.withdrawn_at, c.ends_at, c.confirmed_at, c.first_seen_at) desc, c.id desc`
