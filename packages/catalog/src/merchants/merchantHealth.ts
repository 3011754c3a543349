import type { WirePageContent } from '@clipfront/page-data'
import { type RawBuilder, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'

type Health = NonNullable<WirePageContent['merchant']['health']>

/** Today among them. */
const DAYS = 30

/**
 * How a merchant's codes did in the last 30 days of the site's calendar: tests and shoppers' votes. Somebody for whom an offer
 * was not meant says nothing of whether it works.
 * @returns null where nobody tried any
 */
export async function merchantHealth(view: CatalogView, merchantId: number): Promise<Health | null> {
  const rows = await view.database
    .selectFrom(sql<{ at: Date; has_worked: boolean }>`(${selectTrials(view, merchantId)})`.as('t'))
    .select([
      sql<string>`(t.at at time zone ${view.site.timeZone})::date::text`.as('day'),
      sql<number>`(count(*) filter (where t.has_worked))::int`.as('worked'),
      sql<number>`(count(*) filter (where not t.has_worked))::int`.as('failed'),
      sql<Date | null>`max(t.at) filter (where t.has_worked)`.as('last_worked_at'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute()
  if (rows.length === 0) return null
  return {
    worked: rows.reduce((sum, { worked }) => sum + worked, 0),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
    last_worked_at: rows.findLast((row) => row.last_worked_at)?.last_worked_at?.toISOString() ?? null,
    days: rows.map(({ day, worked, failed }) => ({ day, worked, failed })),
  }
}

function selectTrials({ site, now }: CatalogView, merchantId: number): RawBuilder<unknown> {
  const since = sql`((date_trunc('day', ${now}::timestamptz at time zone ${site.timeZone}) - make_interval(days => ${sql.lit(DAYS - 1)}))
    at time zone ${site.timeZone})`
  // Looked up coupon by coupon: joined as a whole, every test and vote of the catalog would be read.
  return sql`
    select trial.* from coupon c cross join lateral (
      (select happened_at as at, outcome = 'worked' as has_worked from verification
        where coupon_id = c.id and happened_at >= ${since} and happened_at <= ${now} offset 0)
      union all
      (select cast_at, worked from vote
        where coupon_id = c.id and cast_at >= ${since} and cast_at <= ${now}
          and reason is distinct from 'not-eligible' offset 0)
    ) trial
    where c.merchant_id = ${merchantId}`
}
