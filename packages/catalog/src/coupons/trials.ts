import type { WirePageContent } from '@clipfront/page-data'
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { Database } from '../database/tables.ts'
import { TRIALS } from './couponFigures.ts'
import type { Evidence, VerificationTable } from '../database/tables/coupons.ts'

/** Who says of a code that it was tried, and did not try it. */
export const HEARSAY = 'feed'

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

/** When the coupon `c` was last tested, where that failed: what `failed_at` of page data says of a live one. */
export function lastFailure({ now }: Pick<CatalogView, 'now'>): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select case when t.outcome = 'failed' and c.verified_at is null then t.happened_at end from (
      select * from verification v where v.coupon_id = c.id and v.happened_at <= ${now}
      order by v.happened_at desc, v.id desc limit ${sql.lit(TRIALS)}
    ) t
    where t.by_kind <> ${HEARSAY} order by t.happened_at desc, t.id desc limit 1)`
}

export type Verification = Omit<Insertable<VerificationTable>, 'id' | 'evidence'> & {
  evidence?: Evidence
}

/**
 * Writes down that somebody tried a coupon, and what came of it. Cards say who tried it last with success; once it has
 * failed after that, nobody has. What a feed says is no test.
 */
export async function recordVerification(database: Kysely<Database>, verification: Verification): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { evidence = {}, ...fields } = verification
    // Two who try it at once take turns: else neither would see what the other has found.
    await transaction.selectFrom('coupon').select('id').where('id', '=', fields.coupon_id).forNoKeyUpdate().execute()
    await transaction
      .insertInto('verification')
      .values({ ...fields, evidence: JSON.stringify(evidence) })
      .execute()
    await showLatest(transaction, verification.coupon_id)
  })
}

async function showLatest(transaction: Transaction<Database>, couponId: number): Promise<void> {
  const latest = await transaction
    .selectFrom('verification')
    .select(['outcome', 'by_name', 'happened_at'])
    .where('coupon_id', '=', couponId)
    .where('by_kind', '<>', HEARSAY)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!latest) return
  const hasWorked = latest.outcome === 'worked'
  await transaction
    .updateTable('coupon')
    .set({
      verified_by: hasWorked ? latest.by_name : null,
      verified_at: hasWorked ? latest.happened_at : null,
      // Whoever has used it has seen that it stands; that it failed says nothing of that.
      ...(hasWorked ? { confirmed_at: latest.happened_at } : {}),
    })
    .where('id', '=', couponId)
    .execute()
}
