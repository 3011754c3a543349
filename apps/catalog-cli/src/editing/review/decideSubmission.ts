import type { Transaction, Kysely, Selectable } from 'kysely'
import type { Database, SubmissionTable } from '@clipfront/catalog/database'
import { EditError } from '../EditError.ts'
import { readCoupon } from '../readCoupon.ts'
import { type Change, recordEdit, lockRow } from '../recordEdit.ts'

interface SubmissionDecision {
  state: 'taken' | 'refused' | 'known'
  /** The coupon that it is now. */
  couponId: number | null
}

export type Submission = Selectable<SubmissionTable>

/**
 * Decides about what a shopper has sent in, in one transaction.
 * @throws {EditError} it does not wait, or what `decide` refuses
 */
export async function decideSubmission<Decision extends SubmissionDecision>(
  database: Kysely<Database>,
  id: number,
  change: Change,
  decide: (submission: Submission, transaction: Transaction<Database>) => Promise<Decision>,
): Promise<Decision> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'submission', id, change.onWait)
    const submission = await transaction.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
    if (!submission) throw new EditError(`There is no submission s${id}. review lists those that wait.`)
    if (submission.state !== 'waiting')
      throw new EditError(
        `Submission s${id} is ${submission.state}${submission.coupon_id === null ? '' : ` (coupon ${submission.coupon_id})`} and waits no more. review lists those that do.`,
      )
    const decision = await decide(submission, transaction)
    const { state, couponId } = decision
    await transaction.updateTable('submission').set({ state, coupon_id: couponId }).where('id', '=', id).execute()
    const difference = {
      state: ['waiting', state] as const,
      ...(couponId === null ? {} : { coupon_id: [null, couponId] as const }),
    }
    await recordEdit(transaction, { site: submission.site, kind: 'submission', id, action: state, difference }, change)
    return decision
  })
}

/** A submission is a coupon of the catalog already. @throws {EditError} it does not wait, or its site has no such coupon */
export async function markKnown(database: Kysely<Database>, id: number, couponId: number, change: Change) {
  await decideSubmission(database, id, change, async ({ site }, transaction) => {
    await readCoupon(transaction, { id: couponId, site })
    return { state: 'known', couponId }
  })
}

/** Shows or refuses a shopper's review; a decision may be taken back. @throws {EditError} there is none, or it is so already */
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
