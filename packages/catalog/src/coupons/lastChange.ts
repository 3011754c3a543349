import { type RawBuilder, sql } from 'kysely'
import { FRESH_DAYS } from './couponState.ts'

/** Each is a change of what a page shows once it has come: tested, confirmed, shown, begun, ended, taken back, gone stale. */
export const COUPON_MOMENTS = [
  sql`c.changed_at`,
  sql`c.verified_at`,
  sql`c.confirmed_at`,
  sql`c.publish_from`,
  sql`c.publish_until`,
  sql`c.starts_at`,
  sql`c.ends_at`,
  sql`c.withdrawn_at`,
  sql`case when c.ends_at is null
    then greatest(c.first_seen_at, c.confirmed_at) + make_interval(days => ${sql.lit(FRESH_DAYS)}) end`,
]

/**
 * When a group of coupons `c` last changed what their page shows, as an aggregate. Null when that is not known of each: an
 * invented date is worse than none.
 */
export function lastChange(now: Date): RawBuilder<Date | null> {
  const past = COUPON_MOMENTS.map((moment) => sql`case when ${moment} <= ${now} then ${moment} end`)
  return sql<Date | null>`case when bool_and(c.changed_at is not null) then max(greatest(${sql.join(past)})) end`
}
