import { type Kysely, sql } from 'kysely'

/**
 * What search compares is kept: to take the words of an offer or a post apart anew for every row that is looked at takes longer
 * than to compare them. A shop is also found by its name among other words ("nimbus discount code").
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index coupon_words`.execute(database)
  await sql`
    alter table coupon add column words tsvector not null
      generated always as (to_tsvector('simple', fold(title || ' ' || keywords))) stored
  `.execute(database)
  await sql`create index coupon_words on coupon using gin (words)`.execute(database)
  await sql`
    alter table post
      add column words tsvector not null generated always as (to_tsvector('simple', fold(title || ' ' || summary))) stored,
      add column folded_title text not null generated always as (fold(title)) stored
  `.execute(database)
  await sql`create index post_words on post using gin (words)`.execute(database)
  await sql`create index post_title_trigrams on post using gin (folded_title gin_trgm_ops)`.execute(database)
  // By the signs of ASCII: what else is no letter depends on the server's locale, which may know few letters.
  await sql`
    create function words_of(value text) returns text[] language sql immutable strict parallel safe
    return array_remove(regexp_split_to_array(fold(value), '[\\s!-/:-@[-\x60{-~]+'), '')`.execute(database)
  await sql`
    alter table merchant add column name_words text[] not null generated always as (words_of(name)) stored
  `.execute(database)
  await sql`create index merchant_name_words on merchant using gin (name_words)`.execute(database)
}
