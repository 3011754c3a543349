import type { WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { isCountedVote } from '../coupons/couponFigures.ts'
import { isShown } from '../coupons/couponState.ts'

type Health = NonNullable<WirePageContent['merchant']['health']>

/**
 * For how many shoppers a merchant's offers worked lately, by days of the site's calendar: the sum of what the tickets of its
 * page say, since both count the same votes.
 * @returns null where nobody voted on any
 */
export async function merchantHealth(view: CatalogView, merchantId: number): Promise<Health | null> {
  const { database, site, now } = view
  // Looked up coupon by coupon: joined as a whole, every vote of the catalog would be read.
  const votes = sql<{ at: Date; has_worked: boolean }>`(
    select voted.* from coupon c cross join lateral (
      select v.cast_at as at, v.worked as has_worked from vote v where v.coupon_id = c.id and ${isCountedVote(view)} offset 0
    ) voted
    where c.merchant_id = ${merchantId} and ${isShown(now)})`
  const rows = await database
    .selectFrom(votes.as('t'))
    .select([
      sql<string>`(t.at at time zone ${site.timeZone})::date::text`.as('day'),
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
