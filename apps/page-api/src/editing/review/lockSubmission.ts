import type { Selectable, Transaction } from 'kysely'
import type { SubmissionTable } from '../../database/tables/community.ts'
import type { Catalogue } from '../../database/tables.ts'
import { EditRefusal } from '../EditRefusal.ts'
import { lockRow } from '../lockRow.ts'

export type Submission = Selectable<SubmissionTable>

/** A submission that waits, for the rest of the transaction. @throws {EditRefusal} there is none, or it was decided */
export async function lockSubmission(
  transaction: Transaction<Catalogue>,
  id: number,
  onWait?: () => void,
): Promise<Submission> {
  await lockRow(transaction, 'submission', id, onWait)
  const submission = await transaction.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
  if (!submission) throw new EditRefusal(`There is no submission s${id}. review lists those that wait.`)
  const { state, coupon_id } = submission
  if (state !== 'waiting')
    throw new EditRefusal(
      `Submission s${id} is ${state}${coupon_id === null ? '' : ` (coupon ${coupon_id})`} and waits no more. review lists those that do.`,
    )
  return submission
}
