import { type Kysely, sql } from 'kysely'

/**
 * What an import has to leave behind so that it can be undone, and which fields of a shop an editor has set. Nothing has
 * written to `import_change` before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table merchant
      -- The import that brought it; null for one that no import did.
      add column added_by_run integer,
      -- Columns that an editor has set: no import touches them.
      add column edited text[] not null default '{}'`.execute(database)
  await sql`alter table coupon add column added_by_run integer`.execute(database)
  // The import that spoke of it last.
  await sql`alter table coupon_listing add column listed_by_run integer`.execute(database)

  await sql`drop table import_change`.execute(database)
  // No references: checking each of a million rows would cost more than writing it.
  await sql`
    create table import_change (
      run_id integer not null,
      kind text not null check (kind in ('coupon', 'merchant')),
      target_id integer not null,
      -- What was in the columns that the import changed. What it added is known by added_by_run.
      before jsonb not null,
      primary key (run_id, kind, target_id)
    )`.execute(database)
  await sql`
    create table import_listing (
      run_id integer not null,
      -- The listings as they were of which a part of the feed spoke, and the coupons as these had left them.
      listings jsonb not null default '[]',
      coupons jsonb not null default '[]'
    )`.execute(database)
  await sql`create index import_listing_of on import_listing (run_id)`.execute(database)
}
