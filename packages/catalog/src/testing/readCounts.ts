import { type Kysely, sql } from 'kysely'
import { couponState, isShown } from '../coupons/couponState.ts'
import type { Database } from '../database/tables.ts'

/** What is kept of a site's counts. */
export async function readCounts(database: Kysely<Database>, site: string) {
  const rows = await database
    .selectFrom('live_count')
    .select(['kind', 'target_id', 'codes', 'deals'])
    .where('site', '=', site)
    .orderBy('kind')
    .orderBy('target_id')
    .execute()
  const whole = await database
    .selectFrom('site_count')
    .select(['live_coupons', 'merchants'])
    .where('site', '=', site)
    .executeTakeFirst()
  return { rows, whole }
}

/** The same, counted offer by offer by the rule that pages go by. */
export async function countPlainly(database: Kysely<Database>, site: string, now: Date): ReturnType<typeof readCounts> {
  const live = sql`(select c.* from coupon c where c.site = ${site} and ${couponState(now)} = 'live' and ${isShown(now)}) c`
  const labelled = (kind: 'tag' | 'brand') => sql`
    select ${sql.lit(kind)}, l.id, c.code from ${live} join ${sql.table(kind)} l on l.slug = any(c.${sql.ref(`${kind}s`)}) and l.site = c.site`
  const { rows } = await sql<Awaited<ReturnType<typeof readCounts>>['rows'][number]>`
    select kind, target_id, (count(*) filter (where code <> ''))::int as codes, (count(*) filter (where code = ''))::int as deals
    from (
      select 'merchant' as kind, c.merchant_id as target_id, c.code from ${live}
      union all select 'category', k.category_id, c.code from ${live} join coupon_category k on k.coupon_id = c.id
      union all select 'topic', t.topic_id, c.code from ${live} join topic_coupon t on t.coupon_id = c.id
      union all ${labelled('tag')} union all ${labelled('brand')}
    ) of group by 1, 2 order by 1, 2`.execute(database)
  const merchants = rows.filter(({ kind }) => kind === 'merchant')
  const coupons = merchants.reduce((sum, { codes, deals }) => sum + codes + deals, 0)
  return { rows, whole: { live_coupons: coupons, merchants: merchants.length } }
}
