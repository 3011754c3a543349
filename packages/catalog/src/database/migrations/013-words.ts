import { type Kysely, sql } from 'kysely'

/**
 * Names are compared by their folded form, which is kept: to fold tens of thousands of them anew for each search takes longer
 * than to compare them. Offers are found by their words.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table merchant add column folded_name text not null generated always as (fold(name)) stored
  `.execute(database)
  await sql`drop index merchant_name_trigrams`.execute(database)
  await sql`create index merchant_name_trigrams on merchant using gin (folded_name gin_trgm_ops)`.execute(database)
  await sql`
    create index coupon_words on coupon using gin (to_tsvector('simple', fold(title || ' ' || keywords)))
  `.execute(database)
}
