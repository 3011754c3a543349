import type { VoteReason } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'

/** What went wrong longer ago says little of today. */
const COUNTED_DAYS = 90

/** Why a coupon did not work for shoppers lately, the commonest reason first (R1.1). */
export async function countFailures(
  { database, now }: CatalogView,
  couponId: number,
): Promise<{ reason: VoteReason; count: number }[]> {
  return database
    .selectFrom('vote')
    .select(['reason', sql<number>`count(*)::int`.as('count')])
    .where('coupon_id', '=', couponId)
    .where('worked', '=', false)
    .where('reason', 'is not', null)
    .$narrowType<{ reason: VoteReason }>()
    .where('cast_at', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(COUNTED_DAYS)})`)
    .where('cast_at', '<=', now)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
}
