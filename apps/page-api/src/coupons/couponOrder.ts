import { sql } from 'kysely'

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

/** What a shopper may ask for by `sort`. */
export const COUPON_ORDERS = {
  newest: sql`(c.state = 'live') desc, greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc`,
  ending: sql`(c.state = 'live') desc, c.ends_at asc nulls last, c.id desc`,
} as const

/** History, the youngest first. */
export const historyOrder = sql`coalesce(c.withdrawn_at, c.ends_at, c.confirmed_at, c.first_seen_at) desc, c.id desc`
