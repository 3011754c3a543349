import { type Kysely, sql } from 'kysely'

/**
 * How many live offers stand where, kept as rows: lists of a whole site read these and not its offers. `countLive` writes them.
 * And the newest offers of a site are found without reading all of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_count (
      kind text not null check (kind in ('merchant', 'category', 'topic', 'tag', 'brand')),
      -- In the table of its kind. Only what has something live has a row.
      target_id integer not null,
      site text not null,
      codes integer not null,
      deals integer not null,
      -- Of a merchant.
      best_coupon_id integer,
      primary key (kind, target_id)
    )`.execute(database)
  await sql`create index live_count_of_site on live_count (site, kind)`.execute(database)
  await sql`
    create table site_count (
      site text primary key,
      live_coupons integer not null,
      -- Those with a live offer.
      merchants integer not null,
      tests_this_week integer not null,
      -- What the clock of the catalog said, of which all counts of the site are.
      counted_at timestamptz not null
    )`.execute(database)
  await sql`
    create index coupon_by_news on coupon (site, greatest(first_seen_at, confirmed_at) desc, id desc)
  `.execute(database)
}
