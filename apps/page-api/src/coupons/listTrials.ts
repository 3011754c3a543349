import type { WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'

const TRIALS = 10

/** Who has tried a coupon, the last one first: when, how, and what can be shown for it (R1.1). */
export async function listTrials(
  { database, now }: CatalogView,
  couponId: number,
): Promise<NonNullable<WirePageContent['coupon']['trials']>> {
  const rows = await database
    .selectFrom('verification')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('happened_at', '<=', now)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TRIALS)
    .execute()
  return rows.map(({ happened_at: at, outcome, by_kind: byKind, by_name: by, method, evidence }) => ({
    at: at.toISOString(),
    outcome,
    by_kind: byKind,
    by,
    method,
    note: evidence.note ?? '',
    basket: evidence.basket ?? null,
    saved: evidence.saved ?? null,
  }))
}
