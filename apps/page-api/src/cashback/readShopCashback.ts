import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { ShopCashback } from './ShopCashback.ts'
import { standingRates } from './standingRates.ts'
import { toRate } from './toRate.ts'

/** What a shop pays back now and is to pay back later; of one that never paid anything all of it is empty. */
export async function readShopCashback(
  database: Kysely<Catalogue>,
  merchantId: number,
  now: Date,
): Promise<ShopCashback> {
  const about = await database
    .selectFrom('cashback')
    .select(['tracking_hours', 'paying_days', 'exclusions as cashback_exclusions', 'terms as cashback_terms'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  const rates = await standingRates(database, merchantId, now)
  return {
    cashback: rates.map((row) => toRate(row, now)),
    ...(about ?? { tracking_hours: null, paying_days: null, cashback_exclusions: [], cashback_terms: [] }),
  }
}
