import { type Kysely, sql } from 'kysely'

/**
 * Events lie in a table for each day (UTC), which is dropped as a whole when it is too old (docs/architecture/017). What was stored
 * before goes with them. Beside them: what counts them by day, the secret of each day, and the events that came without a time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createEventTable(database)
  await createDayFunctions(database)
  await createRollups(database)
  await moveEvents(database)
}

async function createEventTable(database: Kysely<unknown>): Promise<void> {
  await sql`alter table event rename to former_event`.execute(database)
  await sql`alter index event_pkey rename to former_event_pkey`.execute(database)
  await sql`drop index event_of_coupon, event_by_time`.execute(database)
  await sql`
    create table event (
      -- Made by the browser, once per event: a beacon and its fallback count once.
      eid uuid not null default gen_random_uuid(),
      -- What eid says, to the millisecond; where that cannot be believed, when the first delivery came.
      occurred_at timestamptz not null,
      coupon_id integer,
      merchant_id integer,
      position integer,
      old_position integer,
      is_mobile boolean not null default false,
      has_affiliate boolean not null default false,
      has_detail boolean not null default false,
      type text not null,
      site text not null,
      environment text not null,
      -- Only people count.
      class text not null default 'human' check (class in ('human', 'bot', 'prefetch', 'preview')),
      page text not null default '',
      urlname text not null default '',
      device text not null default '',
      browser text not null default '',
      -- Salted by the secret of the day (visitor_salt): tells repeats, names nobody.
      visitor_hash text not null default '',
      -- Of the address alone, an IPv6 one by its /64.
      network_hash text,
      -- What the page said about the coupon when it was clicked.
      performance jsonb not null default '{}',
      -- What the type alone has: the metric of web-vitals, the reason of a failed delivery.
      detail jsonb not null default '{}',
      primary key (occurred_at, eid)
    ) partition by range (occurred_at)`.execute(database)
  await sql`create index event_of_coupon on event (coupon_id, type, occurred_at) where coupon_id is not null`.execute(
    database,
  )
  await sql`
    create table undated_event (
      -- Of an event whose eid says no time that can be believed: found by its next delivery, on whatever day that comes.
      eid uuid primary key,
      received_at timestamptz not null
    )`.execute(database)
  await sql`create index undated_event_by_time on undated_event (received_at)`.execute(database)
  await sql`create table visitor_salt (day date primary key, salt bytea not null)`.execute(database)
}

/** The servers' login owns no table: these do for it what only the owner may, and take days and nothing else. */
async function createDayFunctions(database: Kysely<unknown>): Promise<void> {
  // Attached and not made as a part at once: that would lock out every reader of all days.
  await sql`
    create function make_event_days(first_day date, last_day date) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$
    declare
      day date;
      name text;
    begin
      if last_day - first_day > 400 then raise exception 'more days than are ever stored'; end if;
      perform pg_advisory_xact_lock(hashtextextended('event days', 0));
      for day in select d::date from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d loop
        name := 'event_' || to_char(day, 'YYYYMMDD');
        continue when to_regclass('public.' || name) is not null;
        execute format('create table public.%I (like public.event including all)', name);
        execute format(
          'alter table public.event attach partition public.%I for values from (%L) to (%L)',
          name, day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
      end loop;
    end $body$`.execute(database)
  await sql`
    create function drop_event_days(before_day date) returns integer
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$
    declare
      name text;
      dropped integer := 0;
    begin
      perform pg_advisory_xact_lock(hashtextextended('event days', 0));
      for name in
        select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'public.event'::regclass and c.relname < 'event_' || to_char(before_day, 'YYYYMMDD')
      loop
        execute format('drop table public.%I', name);
        dropped := dropped + 1;
      end loop;
      return dropped;
    end $body$`.execute(database)
  // Granted to the servers' role by grantRoles.
  await sql`revoke all on function make_event_days(date, date), drop_event_days(date) from public`.execute(database)
}

/** Of people, by the day of the event (UTC). They outlive the events. */
async function createRollups(database: Kysely<unknown>): Promise<void> {
  const counts = sql`
    -- From 1; 0 where the event named none.
    position integer not null,
    impressions integer not null,
    -- At most three of one network, coupon and day; received is how many there were.
    clicks integer not null,
    received integer not null,
    copies integer not null,
    details integer not null,
    -- Going on to the merchant, from a coupon or without one.
    visits integer not null`
  await sql`
    create table coupon_day (
      day date not null, site text not null, environment text not null,
      coupon_id integer not null, merchant_id integer, ${counts},
      primary key (day, site, environment, coupon_id, position)
    )`.execute(database)
  await sql`
    create table merchant_day (
      day date not null, site text not null, environment text not null, merchant_id integer not null, ${counts},
      primary key (day, site, environment, merchant_id, position)
    )`.execute(database)
  await sql`
    create table site_day (
      day date not null, site text not null, environment text not null, ${counts},
      primary key (day, site, environment, position)
    )`.execute(database)
  await sql`
    -- Every event, also of bots.
    create table event_day (
      day date not null, site text not null, environment text not null,
      type text not null, class text not null, device text not null, events integer not null,
      primary key (day, site, environment, type, class, device)
    )`.execute(database)
  await sql`
    -- Which days were counted, and when.
    create table rollup_day (day date primary key, counted_at timestamptz not null)`.execute(database)
}

async function moveEvents(database: Kysely<unknown>): Promise<void> {
  await sql`
    select make_event_days(day, day)
    from (select distinct (occurred_at at time zone 'UTC')::date as day from former_event) days`.execute(database)
  // Older releases took any word as an eid; scripts of ours have only ever sent UUIDs.
  await sql`
    insert into event (
      eid, occurred_at, type, site, environment, coupon_id, merchant_id, page, urlname, is_mobile, has_affiliate, position,
      old_position, has_detail, device, browser, class, visitor_hash, network_hash, performance
    )
    select
      case
        when eid is null then gen_random_uuid()
        when eid ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then eid::uuid
        else md5(eid)::uuid
      end,
      date_trunc('milliseconds', occurred_at), type, site, environment, coupon_id, merchant_id, page, urlname, is_mobile,
      has_affiliate, position, old_position, has_detail, device, browser, case when is_bot then 'bot' else 'human' end,
      visitor_hash, network_hash, performance
    from former_event
    on conflict do nothing`.execute(database)
  // What a browser could not deliver it tries for a day.
  await sql`
    insert into undated_event (eid, received_at)
    select eid, occurred_at from event where occurred_at > (select max(occurred_at) from event) - interval '2 days'
    on conflict do nothing`.execute(database)
  await sql`drop table former_event`.execute(database)
}
