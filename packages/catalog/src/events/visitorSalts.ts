import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { LIMITS } from './eventDays.ts'

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
 * Deletes the secrets of days before this one, with the file of the table: nothing in the database leads a hash back to an address any
 * more. What lies outside of its tables, as the write-ahead log, is for the operator (docs/architecture/017).
 */
export async function deleteVisitorSalts(database: Kysely<Database>, today: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await LIMITS.execute(transaction)
    await sql`select delete_visitor_salts(${today})`.execute(transaction)
  })
}
