import { type Kysely, sql } from 'kysely'

/**
 * What a page about a shop asks: the latest offers of a shop and of a category, without reading all of them, and what shoppers
 * said lately of an offer that has many votes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index latest_of_category on coupon_category (category_id, coupon_id desc)`.execute(database)
  await sql`drop index coupon_of_category`.execute(database)
  await sql`create index latest_of_merchant on coupon (merchant_id, id desc)`.execute(database)
  await sql`drop index coupon_of_merchant`.execute(database)
  await sql`create index vote_of_coupon on vote (coupon_id, cast_at desc)`.execute(database)
}
