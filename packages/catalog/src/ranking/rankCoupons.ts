import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { findDate, healthFigures, windowStart } from '../coupons/couponFigures.ts'
import { isLive } from '../coupons/couponState.ts'
import { HIGHEST_ID } from '../database/parseId.ts'
import type { Database } from '../database/tables.ts'
import { assessHealth } from '../health/assessHealth.ts'
import { type RankedCoupon, type RankingTerm, RANKING_WEIGHTS, rateTerms, scoreCoupon } from './scoreCoupon.ts'

/** So many are read, scored and written at a time: no statement takes long, and a site of any size fits into memory. */
const BATCH = 2000
const DAY_MS = 86_400_000

/**
 * Scores the live coupons of a site and keeps the scores as rows (R1.4, docs/architecture/019): lists are paged by the database,
 * and to score a whole category for a page takes longer than a page may. Scores that stay the same are not written. Clicks are
 * summed up once, in a table of the transaction.
 */
export async function rankCoupons(
  database: Transaction<Database>,
  { site, now }: Pick<CatalogView, 'site' | 'now'>,
): Promise<void> {
  const view = { database, site, now }
  await sql`
    create temporary table clicked (coupon_id int primary key, clicks int not null, expected float8 not null) on commit drop`.execute(
    database,
  )
  await sql`insert into clicked ${sumClicks(view)}`.execute(database)
  let after = 0
  for (;;) {
    const rows = await selectRanked(view, sql`clicked`)
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(BATCH)
      .execute()
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    // What lies between them is not live any more.
    await sql`
      delete from coupon_rank r using coupon c
      where c.id = r.coupon_id and c.site = ${site.code} and r.coupon_id > ${after} and r.coupon_id <= ${last ?? HIGHEST_ID}
        and r.coupon_id <> all(${ids}::int[])`.execute(database)
    if (last === undefined) return
    const scores = rows.map((row) => scoreCoupon(toRanked(row, now)))
    await sql`
      insert into coupon_rank as old (coupon_id, score)
      select s.id, s.score from unnest(${ids}::int[], ${scores}::real[]) s (id, score) join coupon c on c.id = s.id
      on conflict (coupon_id) do update set score = excluded.score where old.score <> excluded.score`.execute(database)
    after = last
  }
}

interface ExplainedTerm {
  term: RankingTerm
  value: number
  weight: number
}

/** How the score of a live coupon comes about now. @returns undefined where the site has no such live coupon */
export async function explainRank(
  view: CatalogView,
  couponId: number,
): Promise<{ editorsWeight: number; terms: ExplainedTerm[]; score: number } | undefined> {
  const row = await selectRanked(view, sql`(${sumClicks(view, couponId)})`)
    .where('c.id', '=', couponId)
    .executeTakeFirst()
  if (!row) return undefined
  const coupon = toRanked(row, view.now)
  const values = rateTerms(coupon)
  const terms = (Object.keys(RANKING_WEIGHTS) as RankingTerm[]).map((term) => ({
    term,
    value: values[term],
    weight: RANKING_WEIGHTS[term],
  }))
  return { editorsWeight: row.weight, terms, score: scoreCoupon(coupon) }
}

/** @param clicked the rows of `sumClicks` */
function selectRanked(view: CatalogView, clicked: RawBuilder<unknown>) {
  const { database, site, now } = view
  return database
    .selectFrom('coupon as c')
    .leftJoin(clicked.$castTo<Clicks>().as('k'), 'k.coupon_id', 'c.id')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .select([
      'c.id',
      'c.verified_at',
      'c.discount',
      'c.conditions',
      'c.ends_at',
      'c.weight',
      sql<Date>`greatest(c.first_seen_at, c.confirmed_at)`.as('listed_at'),
      sql<number>`coalesce(k.clicks, 0)`.as('clicks'),
      sql<number>`coalesce(k.expected, 0)`.as('expected'),
      ...healthFigures(view),
    ])
}

type RankedRow = Awaited<ReturnType<ReturnType<typeof selectRanked>['execute']>>[number]

interface Clicks {
  coupon_id: number
  clicks: number
  expected: number
}

function toRanked(row: RankedRow, now: Date): RankedCoupon {
  // Whole days: in finer steps every score would be another one each few hours, and be written again.
  const daysSince = (moment: Date) => Math.floor((now.getTime() - moment.getTime()) / DAY_MS)
  return {
    health: assessHealth(row.votes, row.tests).score,
    verifiedDaysAgo: row.verified_at && daysSince(row.verified_at),
    clicks: row.clicks,
    expectedClicks: row.expected,
    discount: row.discount,
    conditions: row.conditions,
    listedDaysAgo: daysSince(row.listed_at),
    endsInDays: row.ends_at && -daysSince(row.ends_at),
  }
}

/**
 * The clicks of each coupon in the window, and how many its impressions would have brought if it were clicked as the site's
 * offers are at the same positions: what stands on top is clicked because it stands there. Only people in production count.
 * Rollups are of days in UTC: those of the dates that the window has in the site's calendar.
 */
function sumClicks({ site, now }: CatalogView, couponId?: number): RawBuilder<unknown> {
  const isCounted = sql`d.site = ${site.code} and d.environment = 'prod' and d.position > 0
    and d.day between ${findDate(site, windowStart({ site, now }))} and ${findDate(site, sql`${now}::timestamptz`)}`
  return sql`
    with usual as materialized (
      select d.position, sum(d.clicks)::float8 / nullif(sum(d.impressions), 0) as rate
      from site_day d where ${isCounted} group by d.position
    )
    select d.coupon_id, sum(d.clicks)::int as clicks, sum(d.impressions * coalesce(u.rate, 0))::float8 as expected
    from coupon_day d join usual u on u.position = d.position
    where ${isCounted} ${couponId === undefined ? sql`` : sql`and d.coupon_id = ${couponId}`}
    group by d.coupon_id`
}
