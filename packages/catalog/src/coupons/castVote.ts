import { VOTES_OF_NETWORK } from '@clipfront/page-data'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { VoteTable } from '../database/tables/coupons.ts'
import type { Database } from '../database/tables.ts'
import { addDays, EVENT_DAYS } from '../events/eventDays.ts'

export type Vote = Omit<Insertable<VoteTable>, 'id' | 'cast_on'>

/**
 * Takes a shopper's word on a coupon; of one visitor the last of a day counts. Somebody for whom it was not meant says nothing
 * of whether it works: such a vote is kept, and not counted. Beyond the limit of its network a vote is not kept either.
 * @returns whether it counts
 * @throws the coupon is being written by somebody else for longer than a vote takes
 */
export async function castVote(database: Kysely<Database>, vote: Vote): Promise<boolean> {
  const day = sql<Date>`date_trunc('day', ${vote.cast_at}::timestamptz, 'UTC')`
  return database.transaction().execute(async (transaction) => {
    // An import may hold the coupon for minutes, and other votes wait behind this one: whoever votes comes again.
    await sql`set local lock_timeout = '250ms'`.execute(transaction)
    // Votes on one coupon take turns, so that none is counted twice.
    const coupon = await transaction
      .selectFrom('coupon')
      .select('id')
      .where('id', '=', vote.coupon_id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const today = await transaction
      .selectFrom('vote')
      .select(['worked', 'reason', 'visitor_hash'])
      .where('coupon_id', '=', vote.coupon_id)
      .where('cast_at', '>=', day)
      .where('cast_at', '<', sql<Date>`${day} + interval '1 day'`)
      .where(sql<boolean>`(visitor_hash = ${vote.visitor_hash} or network_hash = ${vote.network_hash ?? null})`)
      .execute()
    const former = today.find(({ visitor_hash: visitor }) => visitor === vote.visitor_hash)
    const isCounted = vote.reason !== 'not-eligible'
    if (!coupon || (!former && today.length >= VOTES_OF_NETWORK)) return false
    if (former && former.worked === vote.worked && former.reason === vote.reason) return isCounted
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
    return isCounted
  })
}

/**
 * Deletes votes that are as old as events may become; the coupon's own sums stay.
 * @returns how many
 */
export async function deleteOldVotes(database: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('vote')
    .where('cast_at', '<', addDays(now, -EVENT_DAYS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What a vote adds to those who say that it worked, or that it did not. */
function worth(vote: Pick<Vote, 'worked' | 'reason'> | undefined, worked: boolean): number {
  return vote && vote.worked === worked && vote.reason !== 'not-eligible' ? 1 : 0
}
