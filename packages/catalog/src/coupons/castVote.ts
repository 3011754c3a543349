import { type Insertable, type Kysely, sql } from 'kysely'
import type { VoteTable } from '../database/tables/coupons.ts'
import type { Database } from '../database/tables.ts'

export type Vote = Pick<Insertable<VoteTable>, 'coupon_id' | 'cast_at' | 'worked' | 'reason' | 'visitor_hash'>

/**
 * Takes a shopper's word on a coupon; of one visitor the last of a day counts. Somebody for whom it was not meant says nothing
 * of whether it works: such a vote is kept, and not counted.
 */
export async function castVote(database: Kysely<Database>, vote: Vote): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Votes on one coupon take turns, so that none is counted twice.
    await transaction.selectFrom('coupon').select('id').where('id', '=', vote.coupon_id).forUpdate().execute()
    const former = await transaction
      .selectFrom('vote')
      .select(['worked', 'reason'])
      .where('coupon_id', '=', vote.coupon_id)
      .where('visitor_hash', '=', vote.visitor_hash)
      .where('cast_on', '=', sql<string>`(${vote.cast_at}::timestamptz at time zone 'UTC')::date`)
      .executeTakeFirst()
    await transaction
      .insertInto('vote')
      .values(vote)
      .onConflict((conflict) =>
        conflict
          .columns(['coupon_id', 'visitor_hash', 'cast_on'])
          .doUpdateSet({ worked: vote.worked, reason: vote.reason, cast_at: vote.cast_at }),
      )
      .execute()
    await transaction
      .updateTable('coupon')
      .set({
        votes_worked: sql`votes_worked + ${worth(vote, true) - worth(former, true)}`,
        votes_failed: sql`votes_failed + ${worth(vote, false) - worth(former, false)}`,
      })
      .where('id', '=', vote.coupon_id)
      .execute()
  })
}

/** What a vote adds to those who say that it worked, or that it did not. */
function worth(vote: Pick<Vote, 'worked' | 'reason'> | undefined, worked: boolean): number {
  return vote && vote.worked === worked && vote.reason !== 'not-eligible' ? 1 : 0
}
