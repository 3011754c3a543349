import { type Kysely, sql } from 'kysely'

/** From which network a vote came: of one network only a few may vote on a coupon in a day. Salted by the day's secret, as in events. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table vote add column network_hash text`.execute(database)
}
