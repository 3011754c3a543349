import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import { setRates } from './setRates.ts'
import type { ShopCashback } from './ShopCashback.ts'

/** Stores what is given of a shop's cashback, within the caller's transaction; its rates keep their history. */
export async function storeShopCashback(
  database: Kysely<Catalogue>,
  merchantId: number,
  { cashback, cashback_exclusions: exclusions, cashback_terms: terms, ...times }: Partial<ShopCashback>,
  now: Date,
): Promise<void> {
  const row = {
    ...times,
    ...(exclusions && { exclusions: JSON.stringify(exclusions) }),
    ...(terms && { terms: JSON.stringify(terms) }),
    changed_at: now,
  }
  await database
    .insertInto('cashback')
    .values({ merchant_id: merchantId, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
  if (cashback) await setRates(database, merchantId, cashback, now)
}
