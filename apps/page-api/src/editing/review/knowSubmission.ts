import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { Change } from '../Change.ts'
import { readCoupon } from '../readCoupon.ts'
import { decideSubmission } from './decideSubmission.ts'
import { lockSubmission } from './lockSubmission.ts'

/** Says that what a shopper has sent in is a coupon of the catalogue already. @throws {EditRefusal} it does not wait, or that coupon is none of its site's */
export async function knowSubmission(
  database: Kysely<Catalogue>,
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
