import { VOTE_DAYS } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { CLICK_SENDER, limitClicks } from '../events/countedClicks.ts'
import type { TestResult, VoteGroup } from '../health/assessHealth.ts'

/** How many tests of a coupon are read; cards show the last of them. */
export const TRIALS = 10

/** What page data says of a coupon that changes from minute to minute. */
export interface CouponFigures {
  used_today: number
  /** Of the window; what `assessHealth` takes. */
  votes: readonly VoteGroup[]
  /** The latest first. */
  tests: readonly TestResult[]
}

/** A moment as numbers go through JSON. */
function epochMs(moment: string): RawBuilder<number> {
  return sql`(extract(epoch from ${sql.ref(moment)}) * 1000)::bigint`
}

/** The figures of the coupon `c`, for the rows that a page shows and no others: each is looked up. */
export function couponFigures(view: CatalogView) {
  return [usedToday(view).as('used_today'), ...healthFigures(view)] as const
}

/** What `assessHealth` takes of the coupon `c`. */
export function healthFigures(view: CatalogView) {
  const { site, now } = view
  const daysSince = (moment: string) =>
    sql`(${findDate(site, sql`${now}::timestamptz`)} - ${findDate(site, sql.ref(moment))})`
  return [
    sql<VoteGroup[]>`(
      select coalesce(json_agg(json_build_array(g.result, g.days, ${epochMs('g.last_at')})), '[]') from (
        select case when v.worked then 'worked' else coalesce(v.reason, 'other') end as result,
          array_agg(${daysSince('v.cast_at')}) as days, max(v.cast_at) as last_at
        from vote v where v.coupon_id = c.id and ${isCountedVote(view)} group by 1
      ) g)`.as('votes'),
    sql<TestResult[]>`(
      select coalesce(json_agg(json_build_array(${daysSince('t.happened_at')}, t.outcome, t.by_kind, ${epochMs('t.happened_at')})
        order by t.happened_at desc, t.id desc), '[]')
      from (
        select * from verification t where t.coupon_id = c.id and t.happened_at <= ${now}
        order by t.happened_at desc, t.id desc limit ${sql.lit(TRIALS)}
      ) t)`.as('tests'),
  ] as const
}

/** The date of a moment in the site's calendar. */
export function findDate(site: Pick<Site, 'timeZone'>, moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone ${site.timeZone})::date`
}

/** When the window of all figures begins: the last days of the site's calendar, today among them. */
export function windowStart({ site, now }: Pick<CatalogView, 'site' | 'now'>): RawBuilder<Date> {
  return sql<Date>`((date_trunc('day', ${now}::timestamptz at time zone ${site.timeZone}) - make_interval(days => ${sql.lit(VOTE_DAYS - 1)}))
    at time zone ${site.timeZone})`
}

/**
 * Whether the vote `v` is one of those that every figure counts: of the window. Somebody for whom an offer was not meant says
 * nothing of whether it works.
 */
export function isCountedVote(view: CatalogView): RawBuilder<boolean> {
  return sql<boolean>`(v.cast_at >= ${windowStart(view)} and v.cast_at <= ${view.now} and v.reason is distinct from 'not-eligible')`
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
    select least(coalesce(sum(${limitClicks(sql`of_network.clicks`)}), 0), ${MOST_USES_SHOWN})::int from (
      select count(*) as clicks from event e
      where e.coupon_id = c.id and e.type = 'click' and e.environment = 'prod' and e.class = 'human'
        and e.occurred_at >= ${new Date(now.getTime() - LONGEST_DAY_MS)}
        and e.occurred_at >= date_trunc('day', ${now}::timestamptz, ${site.timeZone})
        and e.occurred_at <= ${now}
      group by ${CLICK_SENDER}
    ) of_network
  )`
}
