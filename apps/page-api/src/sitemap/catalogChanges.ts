import { sites } from '@clipfront/site-config'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '@clipfront/catalog/context'
import { COUPON_MOMENTS } from '@clipfront/catalog/indexable'
import type { Database } from '@clipfront/catalog/database'

/** What the sitemaps of a site were made from. */
export interface CatalogState {
  now: Date
  writes: string
  /** When time alone changes what they list, or its last change; null for never. */
  nextChangeAt: Date | null
}

/** The tables that sitemaps are made from. */
const TABLES: readonly (keyof Database)[] = [
  'merchant',
  'coupon',
  'category',
  'coupon_category',
  'tag',
  'brand',
  'topic',
  'topic_coupon',
  'post',
  'cashback',
  'cashback_rate',
]

/** To be read before the rows are: what changes meanwhile counts as changed since. */
export async function readCatalogState(view: CatalogView): Promise<CatalogState> {
  const [writes, nextChangeAt] = [await countWrites(view.database), await findNextChange(view)]
  return { now: view.now, writes, nextChangeAt }
}

/** Whether a site's sitemaps may have changed. The clock may have been set back. */
export async function hasChanged({ database, now }: CatalogView, since: CatalogState): Promise<boolean> {
  if (now < since.now || (since.nextChangeAt !== null && since.nextChangeAt <= now)) return true
  return (await countWrites(database)) !== since.writes
}

/** How many rows of these tables were ever written, as the server counts them: read at once, whatever wrote them. */
async function countWrites(database: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ writes: string }>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as writes
    from pg_stat_user_tables where relname in (${sql.join(TABLES)})`.execute(database)
  return rows[0]?.writes ?? ''
}

/** Also of the other sites of the unit, whose pages are listed as alternates. */
async function findNextChange({ database, site, now }: CatalogView): Promise<Date | null> {
  const codes = sites.filter(({ businessUnit }) => businessUnit === site.businessUnit).map(({ code }) => code)
  const first = (moments: readonly RawBuilder<unknown>[]) => {
    const future = moments.map((moment) => sql`case when ${moment} > ${now} then ${moment} end`)
    return sql<Date | null>`min(least(${sql.join(future)}))`.as('moment')
  }
  const moments = database
    .selectFrom('coupon as c')
    .where('c.site', 'in', codes)
    .select(first(COUPON_MOMENTS))
    .unionAll(
      database
        .selectFrom('topic as t')
        .where('t.site', 'in', codes)
        .select(first([sql`t.starts_at`, sql`t.ends_at`])),
    )
    .unionAll(
      database
        .selectFrom('post as p')
        .where('p.site', 'in', codes)
        .select(first([sql`p.published_at`, sql`p.changed_at`])),
    )
    .unionAll(
      database
        .selectFrom('cashback_rate as r')
        .innerJoin('merchant as m', 'm.id', 'r.merchant_id')
        .where('m.site', 'in', codes)
        .select(first([sql`r.valid_from`, sql`r.valid_until`])),
    )
  const { moment } = await database
    .selectFrom(moments.as('n'))
    .select(({ fn }) => fn.min('n.moment').as('moment'))
    .executeTakeFirstOrThrow()
  return moment
}
