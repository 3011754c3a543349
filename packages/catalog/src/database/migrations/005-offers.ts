import { type Kysely, sql } from 'kysely'

/**
 * What is known of an offer and how surely: the window in which it is shown beside the one in which it is valid, its terms,
 * who lists it, who has tried it and how, what shoppers said of it. A shop with sites in several regions has one master.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table master_merchant (
      id integer generated always as identity primary key,
      -- The domain by which it was first known; regional shops of one brand may be joined under it.
      domain text not null unique,
      name text not null
    )`.execute(database)
  await sql`
    insert into master_merchant (domain, name)
    select distinct on (domain) domain, name from merchant order by domain, id`.execute(database)
  await sql`alter table merchant add column master_id integer references master_merchant (id)`.execute(database)
  await sql`update merchant m set master_id = (select id from master_merchant where domain = m.domain)`.execute(
    database,
  )
  await sql`
    create function give_master() returns trigger language plpgsql as $$
    begin
      if new.master_id is null then
        insert into master_merchant (domain, name) values (new.domain, new.name) on conflict (domain) do nothing;
        select id into new.master_id from master_merchant where domain = new.domain;
      end if;
      return new;
    end $$`.execute(database)
  await sql`
    create trigger merchant_has_master before insert on merchant for each row execute function give_master()
  `.execute(database)
  await sql`
    alter table merchant
      alter column master_id set not null,
      add unique (site, master_id),
      -- Blocks of text: about the shop, how a code is used there, what people ask.
      add column about jsonb not null default '[]',
      add column how_to_use jsonb not null default '[]',
      add column questions jsonb not null default '[]'`.execute(database)
  await sql`create index merchant_of_master on merchant (master_id)`.execute(database)

  await sql`
    alter table coupon
      -- When it may be shown at all; beside it starts_at and ends_at say when it is valid.
      add column publish_from timestamptz,
      add column publish_until timestamptz,
      -- Its feed, or whoever gave it, has taken it back.
      add column withdrawn_at timestamptz,
      -- An editor does not want it to be seen.
      add column hidden_at timestamptz,
      -- Conditions in figures (least basket, largest saving, who may use it, where), and the terms in full as blocks.
      add column conditions jsonb not null default '{}',
      add column terms jsonb not null default '[]',
      add column brands text[] not null default '{}',
      -- Columns that an editor has set: no import touches them.
      add column edited text[] not null default '{}'`.execute(database)
  await sql`create index coupon_tags on coupon using gin (tags)`.execute(database)
  await sql`create index coupon_brands on coupon using gin (brands)`.execute(database)

  await sql`
    create table coupon_listing (
      site text not null,
      source text not null,
      -- The feed's own name for the offer.
      external_id text not null,
      coupon_id integer not null references coupon (id) on delete cascade,
      first_listed_at timestamptz not null,
      last_listed_at timestamptz not null,
      -- A tombstone: the feed has taken it back.
      withdrawn_at timestamptz,
      primary key (site, source, external_id)
    )`.execute(database)
  await sql`create index listing_of_coupon on coupon_listing (coupon_id)`.execute(database)

  await sql`
    create table verification (
      id integer generated always as identity primary key,
      coupon_id integer not null references coupon (id) on delete cascade,
      happened_at timestamptz not null,
      outcome text not null check (outcome in ('worked', 'failed')),
      by_kind text not null check (by_kind in ('editor', 'feed', 'bot', 'community', 'extension')),
      by_name text not null default '',
      method text not null default '',
      -- What can be shown for it: the basket and the saving as money, a note.
      evidence jsonb not null default '{}'
    )`.execute(database)
  await sql`create index verification_of_coupon on verification (coupon_id, happened_at desc)`.execute(database)
  await sql`
    insert into verification (coupon_id, happened_at, outcome, by_kind, by_name)
    select id, verified_at, 'worked', 'editor', coalesce(verified_by, '') from coupon where verified_at is not null
  `.execute(database)

  await sql`
    create table vote (
      id bigint generated always as identity primary key,
      coupon_id integer not null references coupon (id) on delete cascade,
      cast_at timestamptz not null,
      worked boolean not null,
      -- Why not, when it did not work.
      reason text check (reason in ('expired', 'minimum', 'excluded', 'not-eligible', 'other')),
      -- Salted by a secret of the day that is never stored: one vote a day for each.
      visitor_hash text not null,
      -- The day of the vote in UTC.
      cast_on date generated always as ((cast_at at time zone 'UTC')::date) stored,
      unique (coupon_id, visitor_hash, cast_on),
      check (not worked or reason is null)
    )`.execute(database)
}
