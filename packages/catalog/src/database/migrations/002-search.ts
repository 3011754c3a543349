import { type Kysely, sql } from 'kysely'

/**
 * Text is compared without case and accents, and what is live is found without reading the history: of a large catalog
 * most is history.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // `unaccent` alone cannot be indexed: it might be given another dictionary. Naming the dictionary makes it immutable.
  await sql`
    create function fold(value text) returns text language sql immutable strict parallel safe
    return lower(unaccent('unaccent'::regdictionary, value))`.execute(database)

  await sql`drop index merchant_name_trigrams`.execute(database)
  await sql`drop index coupon_title_trigrams`.execute(database)
  await sql`create index merchant_name_trigrams on merchant using gin (fold(name) gin_trgm_ops)`.execute(database)
  await sql`create index coupon_title_trigrams on coupon using gin (fold(title) gin_trgm_ops)`.execute(database)

  await sql`create index coupon_by_end on coupon (site, ends_at) where ends_at is not null`.execute(database)
  await sql`
    create index coupon_by_sign_of_life on coupon (site, greatest(first_seen_at, confirmed_at)) where ends_at is null
  `.execute(database)
}
