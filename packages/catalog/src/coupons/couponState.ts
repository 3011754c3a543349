import type { CouponState } from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** How long an undated offer counts as live after somebody last listed or confirmed it. */
export const FRESH_DAYS = 180

const DAY_MS = 86_400_000

/**
 * The state of the coupon `c` at a moment, as SQL. It is never stored: it changes by itself as time passes.
 * A dated offer is upcoming, live or expired by its own dates; an undated one is live or unconfirmed, never expired: unless
 * whoever gave it has taken it back.
 */
export function couponState(now: Date): RawBuilder<CouponState> {
  return sql<CouponState>`case
    when c.withdrawn_at <= ${now} then 'expired'
    when c.ends_at <= ${now} then 'expired'
    when c.starts_at > ${now} then 'upcoming'
    when c.ends_at is not null then 'live'
    when greatest(c.first_seen_at, c.confirmed_at) >= ${oldestFresh(now)} then 'live'
    else 'unconfirmed'
  end`
}

/**
 * Whether the coupon `c` is live at a moment: the same rule, in the form that the indexes answer.
 * Catalogs are mostly history; this finds the rest without reading it.
 */
export function isLive(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (c.ends_at > ${now} or (c.ends_at is null and greatest(c.first_seen_at, c.confirmed_at) >= ${oldestFresh(now)}))
    and (c.starts_at is null or c.starts_at <= ${now})
    and (c.withdrawn_at is null or c.withdrawn_at > ${now})
    and ${isShown(now)}
  )`
}

/** Whether the coupon `c` may be seen at all: within its feed's window for that, and not hidden by an editor. */
export function isShown(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (c.publish_from is null or c.publish_from <= ${now})
    and (c.publish_until is null or c.publish_until > ${now})
    and c.hidden_at is null
  )`
}

function oldestFresh(now: Date): Date {
  return new Date(now.getTime() - FRESH_DAYS * DAY_MS)
}

/** Whether a shopper may try it today: it has begun, and its end, if it has one, is ahead. */
export function isUsable({ state }: { state: CouponState }): boolean {
  return state === 'live' || state === 'unconfirmed'
}
