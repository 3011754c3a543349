import { type Kysely, sql } from 'kysely'

/** What editors have set, and what was tested long ago: few offers of many, which the desk and `catalog review` look for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index coupon_edited on coupon (site) where edited <> '{}'`.execute(database)
  await sql`create index coupon_by_test on coupon (verified_at) where verified_at is not null`.execute(database)
}
