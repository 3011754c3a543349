import { type Kysely, sql } from 'kysely'

/** Cashback with its tiers and their history, and what shoppers give: reviews, subscriptions, codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table cashback (
      merchant_id integer primary key references merchant (id) on delete cascade,
      -- How long it takes until a purchase shows, and until it is paid.
      tracking_hours integer check (tracking_hours > 0),
      paying_days integer check (paying_days > 0),
      -- What earns nothing, and the terms in full.
      exclusions jsonb not null default '[]',
      terms jsonb not null default '[]',
      changed_at timestamptz not null
    )`.execute(database)
  await sql`
    create table cashback_rate (
      id integer generated always as identity primary key,
      merchant_id integer not null references cashback (merchant_id) on delete cascade,
      -- What it is paid for: "New customers", "Electronics"; the headline rate has none.
      tier text not null default '',
      percent numeric check (percent > 0 and percent <= 100),
      amount numeric check (amount > 0),
      currency text check (currency ~ '^[A-Z]{3}$'),
      is_boost boolean not null default false,
      -- What a purchase earns at most.
      cap numeric check (cap > 0),
      valid_from timestamptz not null,
      -- Null for as long as it stands; a past rate is the history.
      valid_until timestamptz,
      check ((percent is null) <> (amount is null)),
      check ((amount is null and cap is null) or currency is not null),
      check (valid_from < valid_until)
    )`.execute(database)
  await sql`
    create unique index one_rate_of_a_tier on cashback_rate (merchant_id, tier, is_boost) where valid_until is null
  `.execute(database)
  await sql`create index cashback_history on cashback_rate (merchant_id, valid_from)`.execute(database)

  await sql`
    create table review (
      id integer generated always as identity primary key,
      merchant_id integer not null references merchant (id) on delete cascade,
      rating smallint not null check (rating between 1 and 5),
      title text not null default '',
      body text not null default '',
      by_name text not null default '',
      written_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
      visitor_hash text not null default ''
    )`.execute(database)
  await sql`create index review_of_merchant on review (merchant_id, state, written_at desc)`.execute(database)

  await sql`
    create table subscription (
      id integer generated always as identity primary key,
      site text not null,
      email text not null,
      -- What news is wanted of: the site, a merchant, a topic.
      kind text not null check (kind in ('site', 'merchant', 'topic')),
      merchant_id integer references merchant (id) on delete cascade,
      topic_id integer references topic (id) on delete cascade,
      -- Hash of the secret in the letter that asks for confirmation, and in every letter's way out.
      token_hash text not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      unique nulls not distinct (site, email, kind, merchant_id, topic_id),
      check ((kind = 'merchant') = (merchant_id is not null)),
      check ((kind = 'topic') = (topic_id is not null))
    )`.execute(database)

  await sql`
    create table submission (
      id integer generated always as identity primary key,
      site text not null,
      -- As it was typed: a name or an address.
      shop text not null,
      code text not null default '',
      title text not null,
      ends_on date,
      submitted_at timestamptz not null,
      visitor_hash text not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'taken', 'refused', 'known')),
      coupon_id integer references coupon (id) on delete set null
    )`.execute(database)
  await sql`create index submission_waiting on submission (site, submitted_at) where state = 'waiting'`.execute(
    database,
  )
}
