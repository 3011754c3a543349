import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/tables.ts'

const SALT_BYTES = 32

/** The secret of a day (UTC), made by whoever asks first: every process of the day has the same. */
export async function readVisitorSalt(database: Kysely<Database>, day: string): Promise<Buffer> {
  const find = () => database.selectFrom('visitor_salt').select('salt').where('day', '=', day).executeTakeFirst()
  const found = await find()
  if (found) return found.salt
  await database
    .insertInto('visitor_salt')
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await database.selectFrom('visitor_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow())
    .salt
}

/**
 * Deletes the secrets of days before this one, and clears the pages of the table that they stood on: nobody can lead a hash back to
 * an address any more. Before PostgreSQL 17 the server clears them in its own time.
 */
export async function deleteVisitorSalts(database: Kysely<Database>, today: string): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('visitor_salt')
    .where('day', '<', today)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await sql`vacuum visitor_salt`.execute(database)
}
