import { type Kysely, sql } from 'kysely'

/**
 * What offers are gathered under beside their shop: categories in a tree, brands, tags, topics with their dates, channels;
 * and what is written: posts by authors. Long texts are blocks, made from Markdown before they come here.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category
      add column parent_id integer references category (id) on delete set null,
      add column about jsonb not null default '[]',
      add column questions jsonb not null default '[]'`.execute(database)
  await sql`create index category_of_parent on category (parent_id)`.execute(database)

  for (const table of ['brand', 'tag'])
    await sql`
      create table ${sql.id(table)} (
        id integer generated always as identity primary key,
        site text not null,
        slug text not null,
        name text not null,
        summary text not null default '',
        about jsonb not null default '[]',
        unique (site, slug)
      )`.execute(database)

  await sql`
    create table topic (
      id integer generated always as identity primary key,
      site text not null,
      slug text not null,
      name text not null,
      summary text not null default '',
      about jsonb not null default '[]',
      questions jsonb not null default '[]',
      -- Of this year's event; null where it has none, or none is known yet.
      starts_at timestamptz,
      ends_at timestamptz,
      unique (site, slug),
      check (starts_at <= ends_at)
    )`.execute(database)
  await sql`
    create table topic_coupon (
      topic_id integer not null references topic (id) on delete cascade,
      coupon_id integer not null references coupon (id) on delete cascade,
      primary key (topic_id, coupon_id)
    )`.execute(database)
  await sql`create index topic_of_coupon on topic_coupon (coupon_id)`.execute(database)

  await sql`
    create table channel (
      id integer generated always as identity primary key,
      site text not null,
      slug text not null,
      name text not null,
      summary text not null default '',
      -- What its visitors bring in their address, and what their clicks are counted under.
      mktsrc text not null default '',
      -- The rows of the page in their order: each a heading and what it is filled from.
      lanes jsonb not null default '[]',
      unique (site, slug)
    )`.execute(database)

  await sql`
    create table author (
      id integer generated always as identity primary key,
      site text not null,
      slug text not null,
      name text not null,
      role text not null default '',
      about jsonb not null default '[]',
      unique (site, slug)
    )`.execute(database)
  await sql`
    create table post (
      id integer generated always as identity primary key,
      site text not null,
      slug text not null,
      title text not null,
      summary text not null,
      body jsonb not null,
      author_id integer not null references author (id),
      reviewer_id integer references author (id),
      category_id integer references category (id) on delete set null,
      -- Null: a draft, which nobody sees.
      published_at timestamptz,
      changed_at timestamptz,
      unique (site, slug)
    )`.execute(database)
  await sql`create index post_by_date on post (site, published_at desc)`.execute(database)
  await sql`
    create table post_merchant (
      post_id integer not null references post (id) on delete cascade,
      merchant_id integer not null references merchant (id) on delete cascade,
      primary key (post_id, merchant_id)
    )`.execute(database)
  await sql`create index post_of_merchant on post_merchant (merchant_id)`.execute(database)
}
