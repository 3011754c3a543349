import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { Change } from '../Change.ts'
import { EditRefusal } from '../EditRefusal.ts'
import { lockRow } from '../lockRow.ts'
import { recordEdit } from '../recordEdit.ts'

/** Shows or refuses a shopper's review of a shop; a decision may be taken back. @throws {EditRefusal} there is none, or it is so already */
export async function decideReview(
  database: Kysely<Catalogue>,
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
    if (!review) throw new EditRefusal(`There is no review r${id}. review lists those that wait.`)
    if (review.state === state) throw new EditRefusal(`Review r${id} is ${state} already.`)
    await transaction.updateTable('review').set({ state }).where('id', '=', id).execute()
    const difference = { state: [review.state, state] as const }
    await recordEdit(transaction, { site: review.site, kind: 'review', id, action: state, difference }, change)
  })
}
