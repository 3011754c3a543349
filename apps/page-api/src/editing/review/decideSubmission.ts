import type { Transaction } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { Change } from '../Change.ts'
import { recordEdit } from '../recordEdit.ts'
import type { Submission } from './lockSubmission.ts'

/** Writes down what became of a submission; in the transaction that locked it. */
export async function decideSubmission(
  transaction: Transaction<Catalogue>,
  { id, site }: Submission,
  { state, couponId }: { state: 'taken' | 'refused' | 'known'; couponId: number | null },
  change: Change,
): Promise<void> {
  await transaction.updateTable('submission').set({ state, coupon_id: couponId }).where('id', '=', id).execute()
  const difference = {
    state: ['waiting', state] as const,
    ...(couponId === null ? {} : { coupon_id: [null, couponId] as const }),
  }
  await recordEdit(transaction, { site, kind: 'submission', id, action: state, difference }, change)
}
