import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Tells the planner how the tables look now. Worth it after many rows have changed at once: until the server does so by
 * itself, a query that takes milliseconds may take seconds. A server that does not allow it (before 17) skips it with a warning.
 */
export async function refreshStatistics(database: Kysely<Database>): Promise<void> {
  await sql`analyze merchant, category, coupon, coupon_category`.execute(database)
}
