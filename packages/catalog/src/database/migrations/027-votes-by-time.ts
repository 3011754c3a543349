import { type Kysely, sql } from 'kysely'

/** Votes of more than ninety days are deleted: found without reading all of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index vote_by_time on vote (cast_at)`.execute(database)
}
