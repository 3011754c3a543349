import { findSiteByName, type Site } from '@clipfront/site-config'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { bestOrder, joinedScore } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import type { Database } from '../database/tables.ts'
import { HEARSAY } from '../coupons/trials.ts'
import { rankCoupons } from '../ranking/rankCoupons.ts'

/** For a site of millions of offers on a slow disk; what a page asks has far less. */
const TIMEOUT = '2min'
/** Of one sort or join: half a million offers are counted in memory. */
const MEMORY = '64MB'

/**
 * Counts what of a site is live, and keeps the numbers as rows: to count a large catalog for a page takes longer than a page may.
 * Called after whatever writes many offers, and again and again by page-api, since offers begin and end by themselves. Rows that
 * stay the same are not written.
 */
export async function countLive(
  database: Kysely<Database>,
  { site: code, now }: { site: string; now: Date },
): Promise<void> {
  const site = findSiteByName(code)
  // First: the best of each merchant is counted by it. A site that cannot be ranked is counted all the same.
  const [ranking] = await Promise.allSettled([site?.flags.couponRanking && rankSite(database, { site, now })])
  await countSite(database, { code, site, now })
  if (ranking.status === 'rejected') throw ranking.reason
}

async function rankSite(database: Kysely<Database>, options: { site: Site; now: Date }): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await allowLongStatements(transaction)
    await rankCoupons(transaction, options)
  })
}

async function allowLongStatements(transaction: Transaction<Database>): Promise<void> {
  await sql`select set_config('statement_timeout', ${TIMEOUT}, true), set_config('work_mem', ${MEMORY}, true)`.execute(
    transaction,
  )
}

async function countSite(
  database: Kysely<Database>,
  { code, site, now }: { code: string; site: Site | undefined; now: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await allowLongStatements(transaction)
    // Whoever counts the site holds its row: two at a time would wait for each other's rows.
    await transaction
      .insertInto('site_count')
      .values({ site: code, live_coupons: 0, merchants: 0, tests_this_week: 0, counted_at: now })
      .onConflict((conflict) => conflict.column('site').doUpdateSet({ counted_at: now }))
      .execute()
    // Read first and written then: the server shares no part of a statement that writes among its workers.
    const { rows } = await selectCounts(code, { best: bestOrder(site, joinedScore), now }).execute(transaction)
    await storeCounts(code, rows).execute(transaction)
    const merchants = rows.filter(({ kind }) => kind === 'merchant')
    await transaction
      .updateTable('site_count')
      .set({
        live_coupons: merchants.reduce((sum, { codes, deals }) => sum + codes + deals, 0),
        merchants: merchants.length,
        tests_this_week: sql`${countTests(code, now)}`,
      })
      .where('site', '=', code)
      .execute()
  })
}

interface Counted {
  kind: Database['live_count']['kind']
  target_id: number
  codes: number
  deals: number
  best_coupon_id: number | null
}

/** Of each thing with something live how much, and of a merchant the best of it. */
function selectCounts(site: string, { best, now }: { best: RawBuilder<unknown>; now: Date }): RawBuilder<Counted> {
  const live = sql`c.site = ${site} and ${isLive(now)}`
  const counts = sql`(count(*) filter (where c.code <> ''))::int as codes, (count(*) filter (where c.code = ''))::int as deals`
  const named = (kind: 'tag' | 'brand') => sql`
    select ${sql.lit(kind)}, l.id, n.codes, n.deals, null::int
    from (select slug, ${counts} from coupon c cross join unnest(c.${sql.ref(`${kind}s`)}) slug where ${live} group by slug) n
    join ${sql.table(kind)} l on l.site = ${site} and l.slug = n.slug`
  return sql<Counted>`
    select 'merchant' as kind, n.merchant_id as target_id, n.codes, n.deals, best.id as best_coupon_id
    from (select c.merchant_id, ${counts} from coupon c where ${live} group by c.merchant_id) n
    join (
      select distinct on (c.merchant_id) c.merchant_id, c.id
      from coupon c left join coupon_rank r on r.coupon_id = c.id where ${live}
      order by c.merchant_id, ${best}
    ) best on best.merchant_id = n.merchant_id
    union all
    select 'category', cc.category_id, ${counts}, null
    from coupon c join coupon_category cc on cc.coupon_id = c.id where ${live} group by cc.category_id
    union all
    select 'topic', tc.topic_id, ${counts}, null
    from coupon c join topic_coupon tc on tc.coupon_id = c.id where ${live} group by tc.topic_id
    union all ${named('tag')}
    union all ${named('brand')}`
}

function storeCounts(site: string, rows: readonly Counted[]): RawBuilder<unknown> {
  return sql`
    with counted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(kind text, target_id int, codes int, deals int, best_coupon_id int)
    ),
    gone as (
      delete from live_count old where old.site = ${site}
        and not exists (select from counted n where n.kind = old.kind and n.target_id = old.target_id)
    )
    insert into live_count as old (site, kind, target_id, codes, deals, best_coupon_id)
    select ${site}, n.* from counted n
    on conflict (kind, target_id) do update
      set codes = excluded.codes, deals = excluded.deals, best_coupon_id = excluded.best_coupon_id
      where (old.codes, old.deals, old.best_coupon_id)
        is distinct from (excluded.codes, excluded.deals, excluded.best_coupon_id)`
}

export const WEEK_DAYS = 7

function countTests(site: string, now: Date): RawBuilder<number> {
  return sql<number>`(
    select count(*) from verification v join coupon c on c.id = v.coupon_id
    where c.site = ${site} and v.by_kind <> ${HEARSAY} and v.happened_at <= ${now}
      and v.happened_at > ${now}::timestamptz - make_interval(days => ${sql.lit(WEEK_DAYS)}))`
}
