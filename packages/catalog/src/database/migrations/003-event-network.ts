import { type Kysely, sql } from 'kysely'

/**
 * Clicks are counted by network: whoever sends them chooses the user agent, and so the visitor, but not the address.
 * Null where the event came before, or through an older release; the visitor stands in for it then.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of the address alone, an IPv6 one by its /64; salted like visitor_hash.
    alter table event add column network_hash text`.execute(database)
}
