import type { Site } from '@clipfront/site-config'
import { type Kysely, sql } from 'kysely'
import { isLive } from '../coupons/index.ts'
import type { Database } from '../database/index.ts'
import { type Failure, isFailing } from '../review/index.ts'

/** What a site offers at this moment. */
export interface OfferFigures {
  site: string
  live: number
  /** Live and not failing, and nobody has seen it work since it failed last, or ever. */
  untested: number
  /** Live, until the end of the site's own day. */
  endingToday: number
}

interface OfferQuery {
  now: Date
  failures: readonly Failure[]
}

/** The live offers of each site, counted. */
export async function countOffers(
  database: Kysely<Database>,
  sites: readonly Site[],
  { now, failures }: OfferQuery,
): Promise<OfferFigures[]> {
  const zones = sql.join(sites.map(({ code, timeZone }) => sql`(${code}::text, ${timeZone}::text)`))
  const { rows } = await sql<OfferFigures>`
    select z.site,
      count(c.id)::int as live,
      count(c.id) filter (where ${isUntested(failures)})::int as untested,
      count(c.id) filter (where ${endsToday(now, sql`z.zone`)})::int as "endingToday"
    from (values ${zones}) as z (site, zone)
    left join coupon c on c.site = z.site and ${isLive(now)}
    group by z.site`.execute(database)
  return rows
}

interface ListQuery extends OfferQuery {
  site: Site
  limit: number
}

/** The live offers of a site that end before its day does; the best known merchants first. */
export async function listEnding(database: Kysely<Database>, { site, now, limit }: Omit<ListQuery, 'failures'>) {
  return database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .select(['c.id', 'm.slug as merchant', 'm.name as merchant_name', 'c.code', 'c.title', 'c.ends_at'])
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(endsToday(now, sql`${site.timeZone}`))
    .orderBy('m.popularity', 'desc')
    .orderBy('c.weight', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

/**
 * The live offers of a site that are untested, of the best known merchants first. Merchant by merchant: that is most of a catalog,
 * and the first ones are enough.
 */
export async function listUntested(database: Kysely<Database>, { site, now, failures, limit }: ListQuery) {
  // Ordered by itself: else the planner looks at the offers of every merchant, and sorts afterwards.
  const merchants = database
    .selectFrom('merchant')
    .select(['id', 'slug', 'name', 'popularity'])
    .where('site', '=', site.code)
    .orderBy('popularity', 'desc')
    .orderBy('id')
  return database
    .selectFrom(merchants.as('m'))
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('coupon as c')
          .select(['c.id', 'c.code', 'c.title', 'c.ends_at', 'c.weight'])
          .whereRef('c.merchant_id', '=', 'm.id')
          .where(isLive(now))
          .where(isUntested(failures))
          .orderBy('c.weight', 'desc')
          .orderBy('c.id')
          .limit(limit)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'm.slug as merchant', 'm.name as merchant_name', 'o.code', 'o.title', 'o.ends_at'])
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .orderBy('o.weight', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

function isUntested(failures: readonly Failure[]) {
  return sql<boolean>`(c.verified_at is null and not ${isFailing(failures)})`
}

/** No day is longer, in any zone: with it an index finds the few offers that may be meant. */
const LONGEST_DAY_MS = 25 * 3_600_000

function endsToday(now: Date, zone: ReturnType<typeof sql>) {
  const latest = new Date(now.getTime() + LONGEST_DAY_MS)
  return sql<boolean>`(c.ends_at > ${now} and c.ends_at <= ${latest} and (c.ends_at at time zone ${zone})::date = (${now}::timestamptz at time zone ${zone})::date)`
}
