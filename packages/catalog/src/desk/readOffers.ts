import type { Site } from '@clipfront/site-config'
import { type Kysely, sql } from 'kysely'
import { isLive } from '../coupons/index.ts'
import type { Database } from '../database/index.ts'
import { isFailing } from '../review/index.ts'

/** What a site offers at this moment. */
export interface OfferFigures {
  site: string
  live: number
  /** Live and not failing, and nobody has seen it work since it failed last, or ever. */
  untested: number
  /** Live, until the end of the site's own day. */
  endingToday: number
}

/** The live offers of each site, counted. */
export async function countOffers(
  database: Kysely<Database>,
  sites: readonly Site[],
  now: Date,
): Promise<OfferFigures[]> {
  const zones = sql.join(sites.map(({ code, timeZone }) => sql`(${code}::text, ${timeZone}::text)`))
  const { rows } = await sql<OfferFigures>`
    select z.site,
      count(c.id)::int as live,
      count(c.id) filter (where ${isUntested(database, now)})::int as untested,
      count(c.id) filter (where ${endsToday(now, sql`z.zone`)})::int as "endingToday"
    from (values ${zones}) as z (site, zone)
    left join coupon c on c.site = z.site and ${isLive(now)}
    group by z.site`.execute(database)
  return rows
}

/** The live offers of a site that end before its day does, or that are untested; the best known merchants first. */
export async function listOffers(
  database: Kysely<Database>,
  { site, now, kind, limit }: { site: Site; now: Date; kind: 'untested' | 'ending'; limit: number },
) {
  return database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .select(['c.id', 'm.slug as merchant', 'm.name as merchant_name', 'c.code', 'c.title', 'c.ends_at'])
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(kind === 'ending' ? endsToday(now, sql`${site.timeZone}`) : isUntested(database, now))
    .orderBy('m.popularity', 'desc')
    .orderBy('c.weight', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

function isUntested(database: Kysely<Database>, now: Date) {
  return sql<boolean>`(c.verified_at is null and not ${isFailing(database, now)})`
}

function endsToday(now: Date, zone: ReturnType<typeof sql>) {
  return sql<boolean>`(c.ends_at > ${now} and (c.ends_at at time zone ${zone})::date = (${now}::timestamptz at time zone ${zone})::date)`
}
