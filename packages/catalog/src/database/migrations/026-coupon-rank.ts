import { type Kysely, sql } from 'kysely'

/**
 * The score by which lists of a site with ranking are ordered (docs/architecture/019). A table of its own: a score changes often,
 * and a row of `coupon` is wide and has many indexes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon_rank (
      coupon_id integer primary key references coupon on delete cascade,
      score real not null
    )`.execute(database)
}
