import { type Kysely, sql } from 'kysely'

/** The last file of a feed that was refused, until one is taken again: an import that is refused leaves nothing else behind. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_rejection (
      site text not null,
      format text not null,
      -- The name of its files, without a date.
      feed text not null,
      refused_at timestamptz not null,
      reason text not null,
      message text not null,
      primary key (site, format, feed)
    )`.execute(database)
}
