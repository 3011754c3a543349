import { type Kysely, sql } from 'kysely'

/** Searches without a result, as a count by site, day and normalised query: of who searched there is nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_miss (
      site text not null,
      day date not null,
      -- Empty: counted without their words, since they look like somebody's own, or are too many.
      query text not null,
      times integer not null check (times > 0),
      primary key (site, day, query)
    )`.execute(database)
}
