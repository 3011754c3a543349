import { VOTE_DAYS } from '@clipfront/page-data'
import { type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { MAX_COUNTED_CLICKS_PER_DAY } from '../events/storeEvents.ts'

/** What page data says of a coupon that changes from minute to minute. */
export interface CouponFigures {
  used_today: number
  /** Shoppers of the window for whom it worked, and for whom it did not. */
  votes: readonly [worked: number, failed: number]
  /** When its last test was made, where that failed. */
  failed_at: Date | null
}

/** The figures of the coupon `c`, for the rows that a page shows and no others: each is looked up. */
export function couponFigures(view: CatalogView) {
  const { now } = view
  return [
    usedToday(view).as('used_today'),
    sql<[number, number]>`(
      select array[count(*) filter (where v.worked), count(*) filter (where not v.worked)]::int[]
      from vote v where v.coupon_id = c.id and ${isCountedVote(view)}
    )`.as('votes'),
    sql<Date | null>`case when c.verified_at is null then (
      select case when t.outcome = 'failed' then t.happened_at end from verification t
      where t.coupon_id = c.id and t.happened_at <= ${now} order by t.happened_at desc, t.id desc limit 1
    ) end`.as('failed_at'),
  ] as const
}

/**
 * Whether the vote `v` is one of those that every figure counts: of the last days of the site's calendar. Somebody for whom an
 * offer was not meant says nothing of whether it works.
 */
export function isCountedVote({ site, now }: CatalogView): RawBuilder<boolean> {
  const since = sql`((date_trunc('day', ${now}::timestamptz at time zone ${site.timeZone}) - make_interval(days => ${sql.lit(VOTE_DAYS - 1)}))
    at time zone ${site.timeZone})`
  return sql<boolean>`(v.cast_at >= ${since} and v.cast_at <= ${now} and v.reason is distinct from 'not-eligible')`
}

/** Beyond it the figure says nothing more to a shopper, and would only be a mark of how many addresses somebody has. */
const MOST_USES_SHOWN = 999
/**
 * Where a day ends an hour later. As a value it keeps the planner of PostgreSQL 15 from looking at the tables of other days: from 16
 * on it knows the moment at which the site's day began.
 */
const LONGEST_DAY_MS = 25 * 60 * 60 * 1000

/**
 * Uses of the coupon `c` since midnight in the site's own zone, as far as a shopper may rely on the figure: of one network
 * only a few clicks count, whatever their sender called itself, and it ends where no merchant's own success would lead.
 * Bots do not count, nor does anything but production.
 */
export function usedToday({ site, now }: CatalogView) {
  return sql<number>`(
    select least(coalesce(sum(least(of_network.clicks, ${MAX_COUNTED_CLICKS_PER_DAY})), 0), ${MOST_USES_SHOWN})::int from (
      select count(*) as clicks from event e
      where e.coupon_id = c.id and e.type = 'click' and e.environment = 'prod' and e.class = 'human'
        and e.occurred_at >= ${new Date(now.getTime() - LONGEST_DAY_MS)}
        and e.occurred_at >= date_trunc('day', ${now}::timestamptz, ${site.timeZone})
        and e.occurred_at <= ${now}
      group by coalesce(e.network_hash, e.visitor_hash)
    ) of_network
  )`
}
