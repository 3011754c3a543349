import { type Kysely, sql } from 'kysely'

/** The home page says what was tested lately: found by when, not by reading every test there ever was. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index verification_by_time on verification (happened_at desc)`.execute(database)
}
