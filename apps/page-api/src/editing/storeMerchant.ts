import type { Kysely } from 'kysely'
import { type ShopCashback, storeShopCashback } from '../cashback/shopCashback.ts'
import type { Catalogue } from '../database/tables.ts'
import type { Merchant } from './Merchant.ts'
import { withStoredJson } from './withStoredJson.ts'

const CASHBACK = {
  cashback: true,
  tracking_hours: true,
  paying_days: true,
  cashback_exclusions: true,
  cashback_terms: true,
} as const satisfies Record<keyof ShopCashback, true>

/** Stores what is set of a shop, where each part of it stands; within the caller's transaction. */
export async function storeMerchant(
  database: Kysely<Catalogue>,
  id: number,
  set: Partial<Merchant>,
  now: Date,
): Promise<void> {
  const parts = Object.entries(set)
  const ofCashback = parts.filter(([field]) => Object.hasOwn(CASHBACK, field))
  const ofShop = parts.filter(([field]) => !Object.hasOwn(CASHBACK, field))
  const row = withStoredJson({ ...Object.fromEntries(ofShop), changed_at: now })
  await database.updateTable('merchant').set(row).where('id', '=', id).execute()
  if (ofCashback.length > 0) await storeShopCashback(database, id, Object.fromEntries(ofCashback), now)
}
