import { type RawBuilder, sql } from 'kysely'

/** What is a click on a coupon: browsers report the first, in production; elsewhere the site's server reports the second. */
export const CLICK_TYPES = ['click', 'click-out'] as const

/**
 * How many clicks on one coupon count of one network and day, wherever figures are shown, and how many impressions. A family or
 * an office may use an offer more than once; whoever wants to make it look popular sends thousands of clicks, or thousands of
 * impressions to make others look passed over. All of them are stored.
 */
export const MAX_COUNTED_PER_DAY = 3

/** Whose clicks are counted together: a network's, of the table `event`. The hashes are of one day each. */
export const CLICK_SENDER: RawBuilder<string> = sql<string>`coalesce(network_hash, visitor_hash)`

/**
 * How many clicks count.
 * @param clicks how many there were of one sender (`CLICK_SENDER`) on one coupon and day
 */
export function limitClicks(clicks: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`least(${clicks}, ${sql.lit(MAX_COUNTED_PER_DAY)})`
}
