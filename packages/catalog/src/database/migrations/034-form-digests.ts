import { type Kysely, sql } from 'kysely'

/** What a form comes to: the same one again (a double click, a reload) is no second row. Rows of before have none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table submission add column digest text unique`.execute(database)
  await sql`alter table review add column digest text unique`.execute(database)
}
