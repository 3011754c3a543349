import { type Kysely, sql } from 'kysely'

/** Addresses are kept for ever, and so is who changed what and why. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_slug (
      site text not null,
      kind text not null check (kind in ('merchant', 'category', 'brand', 'tag', 'topic', 'channel', 'post')),
      slug text not null,
      -- The slug that has taken its place (301); null: what was there is gone (410).
      current_slug text check (current_slug <> slug),
      since timestamptz not null,
      primary key (site, kind, slug)
    )`.execute(database)
  await sql`create index former_slugs_of on former_slug (site, kind, current_slug)`.execute(database)

  await sql`
    create table edit (
      id integer generated always as identity primary key,
      site text not null,
      -- What was changed, and its id in its own table.
      kind text not null check (kind in ('coupon', 'merchant', 'import', 'review', 'submission')),
      target_id integer not null,
      action text not null,
      -- By field: what was there, what is there now.
      change jsonb not null default '{}',
      by_name text not null check (by_name <> ''),
      reason text not null check (reason <> ''),
      made_at timestamptz not null
    )`.execute(database)
  await sql`create index edits_of on edit (kind, target_id, made_at desc)`.execute(database)

  await sql`
    create table import_change (
      run_id integer not null references import_run (id) on delete cascade,
      coupon_id integer not null references coupon (id) on delete cascade,
      -- The row as it was; null where the import added it.
      before jsonb,
      primary key (run_id, coupon_id)
    )`.execute(database)
  await sql`alter table import_run add column undone_at timestamptz`.execute(database)
}
