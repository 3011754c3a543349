import type { Insertable, Kysely } from 'kysely'
import type { Database, ReviewTable, SubmissionTable } from '../database/index.ts'

type Sent<Table> = Omit<Insertable<Table>, 'id' | 'state' | 'visitor_hash' | 'digest'> & { digest: string }

/** Stores a code that a shopper sent in, to wait for an editor; the same form again changes nothing. */
export async function storeSubmission(
  database: Kysely<Database>,
  submission: Omit<Sent<SubmissionTable>, 'coupon_id'>,
): Promise<void> {
  await database
    .insertInto('submission')
    .values(submission)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}

/** Stores a shopper's review, to wait for an editor; the same form again changes nothing. */
export async function storeReview(database: Kysely<Database>, review: Sent<ReviewTable>): Promise<void> {
  await database
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}
