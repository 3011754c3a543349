import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { RateRow } from './rewardOf.ts'

/** The rates of a merchant that stand, and those that are to stand later; the usual ones first. */
export async function standingRates(database: Kysely<Catalogue>, merchantId: number, now: Date): Promise<RateRow[]> {
  return database
    .selectFrom('cashback_rate')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .orderBy('is_boost')
    .orderBy('tier')
    .orderBy('valid_from')
    .orderBy('id')
    .execute()
}
