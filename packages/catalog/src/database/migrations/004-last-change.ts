import { type Kysely, sql } from 'kysely'

/**
 * When what a shopper reads last became different: sitemaps say so to crawlers. Null where that is not known, as of
 * everything that was there before; an import that finds the same again leaves it as it is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table merchant add column changed_at timestamptz`.execute(database)
  await sql`alter table coupon add column changed_at timestamptz`.execute(database)
}
