import type { Transaction, Kysely, Selectable } from 'kysely'
import type { Database, SubmissionTable } from '@clipfront/catalog/database'
import { EditError } from '../EditError.ts'
import { readCoupon } from '../readCoupon.ts'
import { type Change, recordEdit, lockRow } from '../recordEdit.ts'

/** Writes down what became of a submission; in the transaction that locked it. */
export async function decideSubmission(
  transaction: Transaction<Database>,
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

/** Shows or refuses a shopper's review of a shop; a decision may be taken back. @throws {EditError} there is none, or it is so already */
export async function decideReview(
  database: Kysely<Database>,
  id: number,
  state: 'shown' | 'refused',
  change: Change,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'review', id, change.onWait)
    const review = await transaction
      .selectFrom('review')
      .innerJoin('merchant', 'merchant.id', 'review.merchant_id')
      .select(['review.state', 'merchant.site'])
      .where('review.id', '=', id)
      .executeTakeFirst()
    if (!review) throw new EditError(`There is no review r${id}. review lists those that wait.`)
    if (review.state === state) throw new EditError(`Review r${id} is ${state} already.`)
    await transaction.updateTable('review').set({ state }).where('id', '=', id).execute()
    const difference = { state: [review.state, state] as const }
    await recordEdit(transaction, { site: review.site, kind: 'review', id, action: state, difference }, change)
  })
}

/** Says that what a shopper has sent in is a coupon of the catalog already. @throws {EditError} it does not wait, or that coupon is none of its site's */
export async function knowSubmission(
  database: Kysely<Database>,
  id: number,
  couponId: number,
  change: Change,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, id, change.onWait)
    await readCoupon(transaction, { id: couponId, site: submission.site })
    await decideSubmission(transaction, submission, { state: 'known', couponId }, change)
  })
}

/** Refuses what a shopper has sent in. @throws {EditError} it does not wait */
export async function refuseSubmission(database: Kysely<Database>, id: number, change: Change): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, id, change.onWait)
    await decideSubmission(transaction, submission, { state: 'refused', couponId: null }, change)
  })
}

export type Submission = Selectable<SubmissionTable>

/** A submission that waits, for the rest of the transaction. @throws {EditError} there is none, or it was decided */
export async function lockSubmission(
  transaction: Transaction<Database>,
  id: number,
  onWait?: () => void,
): Promise<Submission> {
  await lockRow(transaction, 'submission', id, onWait)
  const submission = await transaction.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
  if (!submission) throw new EditError(`There is no submission s${id}. review lists those that wait.`)
  const { state, coupon_id } = submission
  if (state !== 'waiting')
    throw new EditError(
      `Submission s${id} is ${state}${coupon_id === null ? '' : ` (coupon ${coupon_id})`} and waits no more. review lists those that do.`,
    )
  return submission
}
