import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { Change } from '../Change.ts'
import { decideSubmission } from './decideSubmission.ts'
import { lockSubmission } from './lockSubmission.ts'

/** Refuses what a shopper has sent in. @throws {EditRefusal} it does not wait */
export async function refuseSubmission(database: Kysely<Catalogue>, id: number, change: Change): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, id, change.onWait)
    await decideSubmission(transaction, submission, { state: 'refused', couponId: null }, change)
  })
}
