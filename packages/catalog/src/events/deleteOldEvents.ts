import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** How long a single event is kept; the privacy page promises it. */
const EVENT_DAYS = 90

const DAY_MS = 86_400_000

/** Deleted in some hundredths of a second, so that nobody waits for it. */
const BATCH_ROWS = 5000
/** Not those of the servers' requests: nobody waits for the answer, and what holds the table must not hold us for long. */
const BATCH_LIMITS = sql`set local statement_timeout = '60s'; set local lock_timeout = '2s'`

/** Deletes events that are too old, in batches until none is left. @returns how many */
export async function deleteOldEvents(database: Kysely<Database>, now: Date, signal?: AbortSignal): Promise<number> {
  const oldest = new Date(now.getTime() - EVENT_DAYS * DAY_MS)
  let deleted = 0
  for (;;) {
    const batch = await deleteBatch(database, oldest)
    deleted += batch
    if (batch < BATCH_ROWS || signal?.aborted) return deleted
  }
}

/** What another process is deleting is left to it. */
function deleteBatch(database: Kysely<Database>, oldest: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await BATCH_LIMITS.execute(transaction)
    const { numAffectedRows } = await sql`
      delete from event where id in (
        select id from event where occurred_at < ${oldest} limit ${sql.lit(BATCH_ROWS)} for update skip locked
      )`.execute(transaction)
    return Number(numAffectedRows ?? 0)
  })
}
