import { type Kysely, sql } from 'kysely'

/**
 * The first catalog: merchants, coupons and categories of each site, the imports that brought them, and the events
 * that shoppers make. Rows belong to a site by its code; what a site is stands in its own file, not in the database.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(database)
  await sql`create extension if not exists unaccent`.execute(database)

  await sql`
    create table merchant (
      id integer generated always as identity primary key,
      site text not null,
      slug text not null,
      name text not null,
      -- The shop's registrable domain; how offers from different feeds find the same merchant.
      domain text not null,
      tint smallint not null check (tint between 0 and 11),
      summary text not null default '',
      facts jsonb not null default '[]',
      -- Where click-outs lead: a path of our own or an affiliate url. Null: no programme is configured.
      programme_target text,
      -- How the ranking of stores begins, before there are figures.
      popularity integer not null default 0,
      created_at timestamptz not null,
      unique (site, slug),
      unique (site, domain)
    )`.execute(database)

  await sql`
    create table category (
      id integer generated always as identity primary key,
      site text not null,
      slug text not null,
      name text not null,
      summary text not null default '',
      unique (site, slug)
    )`.execute(database)

  await sql`
    create table coupon (
      id integer generated always as identity primary key,
      site text not null,
      merchant_id integer not null references merchant (id) on delete cascade,
      -- The same offer has the same key whichever feed carries it.
      upk text not null,
      -- Hash of what a shopper sees; differs when the content changed.
      sign text not null,
      code text not null default '',
      title text not null,
      detail text not null default '',
      key_terms text[] not null default '{}',
      -- A Discount of the page-data contract, or null.
      discount jsonb,
      promotion_off text not null default '',
      tags text[] not null default '{}',
      keywords text not null default '',
      is_exclusive boolean not null default false,
      starts_at timestamptz,
      ends_at timestamptz,
      -- The earliest moment anybody is known to have listed it; an undated offer ages from here.
      first_seen_at timestamptz not null,
      -- The last time a feed or an editor said that it still stands; null for history.
      confirmed_at timestamptz,
      verified_by text,
      verified_at timestamptz,
      votes_worked integer not null default 0,
      votes_failed integer not null default 0,
      source text not null,
      source_list text[] not null,
      source_add_time timestamptz,
      -- Editors' and demo order; the higher the earlier.
      weight integer not null default 0,
      unique (site, upk)
    )`.execute(database)

  await sql`
    create table coupon_category (
      coupon_id integer not null references coupon (id) on delete cascade,
      category_id integer not null references category (id) on delete cascade,
      primary key (coupon_id, category_id)
    )`.execute(database)

  await sql`
    create table import_run (
      id integer generated always as identity primary key,
      site text not null,
      format text not null,
      files text[] not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      -- The report: read, added, changed, unchanged, repeated, rejected by reason.
      report jsonb not null default '{}'
    )`.execute(database)

  await sql`
    create table event (
      id bigint generated always as identity primary key,
      -- Made by the browser, once per event: a beacon and its fallback count once.
      eid text unique,
      type text not null,
      site text not null,
      environment text not null,
      occurred_at timestamptz not null,
      coupon_id integer,
      merchant_id integer,
      page text not null default '',
      urlname text not null default '',
      is_mobile boolean not null default false,
      has_affiliate boolean not null default false,
      position integer,
      old_position integer,
      has_detail boolean not null default false,
      device text not null default '',
      browser text not null default '',
      is_bot boolean not null default false,
      -- Salted by a secret of the day that is never stored: tells bots and repeats, names nobody.
      visitor_hash text not null default '',
      -- What the page said about the coupon when it was clicked.
      performance jsonb not null default '{}'
    )`.execute(database)

  await sql`create index coupon_of_merchant on coupon (merchant_id)`.execute(database)
  await sql`create index coupon_of_category on coupon_category (category_id)`.execute(database)
  await sql`create index coupon_title_trigrams on coupon using gin (title gin_trgm_ops)`.execute(database)
  await sql`create index merchant_name_trigrams on merchant using gin (name gin_trgm_ops)`.execute(database)
  await sql`create index event_of_coupon on event (coupon_id, type, occurred_at)`.execute(database)
  await sql`create index event_by_time on event (occurred_at)`.execute(database)
}
