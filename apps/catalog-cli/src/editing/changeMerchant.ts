import type { Kysely, Transaction } from 'kysely'
import { type MerchantCashback, storeMerchantCashback } from '@clipfront/catalog/cashback'
import type { Database } from '@clipfront/catalog/database'
import { lockSite } from '../import/lockSite.ts'
import { moveSlug } from '@clipfront/catalog/slugs'
import { type Merchant, type MerchantTarget, readMerchant } from './readMerchant.ts'
import { type Change, type Difference, differenceOf, lockRow, recordEdit, withStoredJson } from './recordEdit.ts'

/** What is to become of a shop. */
interface MerchantPlan {
  action: 'edit' | 'reset'
  set: Partial<Merchant>
  /** Fields that are written down although they stay what they are. */
  noted: readonly (keyof Merchant)[]
}

export interface ChangedMerchant {
  merchant: Merchant
  /** Empty when nothing was to be changed, and nothing was. */
  difference: Difference
}

/**
 * Changes a shop in one transaction, and writes down who did so and why. Its former address leads to the new one.
 * @throws {EditRefusal} the site has no such shop, or what the plan refuses
 */
export async function changeMerchant(
  database: Kysely<Database>,
  target: MerchantTarget,
  change: Change & { dryRun?: boolean; movesAddress?: boolean },
  plan: (merchant: Merchant, transaction: Transaction<Database>) => Promise<MerchantPlan>,
): Promise<ChangedMerchant> {
  return database.transaction().execute(async (transaction) => {
    // Two who choose the same address take turns, and so do an editor and an import that adds a shop.
    if (change.movesAddress) await lockSite(transaction, target.site, change.onWait)
    const { id } = await readMerchant(transaction, target, change.now)
    await lockRow(transaction, 'merchant', id, change.onWait)
    // Whoever came first may have given it another address.
    const former = await readMerchant(transaction, target, change.now)
    const { action, set, noted } = await plan(former, transaction)
    const same = noted.map((field) => [field, [former[field], former[field]]] as const)
    const difference = { ...Object.fromEntries(same), ...differenceOf(former, set) }
    if (Object.keys(difference).length === 0 || change.dryRun) return { merchant: { ...former, ...set }, difference }
    const { site, slug } = former
    await storeMerchant(transaction, id, set, change.now)
    if (set.slug !== undefined && set.slug !== slug)
      await moveSlug(transaction, { site, kind: 'merchant', from: slug, to: set.slug, now: change.now })
    await recordEdit(transaction, { site, kind: 'merchant', id, action, difference }, change)
    return { merchant: await readMerchant(transaction, { site, slug: set.slug ?? slug }, change.now), difference }
  })
}

const CASHBACK = {
  cashback: true,
  tracking_hours: true,
  paying_days: true,
  cashback_exclusions: true,
  cashback_terms: true,
} as const satisfies Record<keyof MerchantCashback, true>

/** Stores what is set of a shop, where each part of it stands; within the caller's transaction. */
async function storeMerchant(database: Kysely<Database>, id: number, set: Partial<Merchant>, now: Date): Promise<void> {
  const parts = Object.entries(set)
  const ofCashback = parts.filter(([field]) => Object.hasOwn(CASHBACK, field))
  const ofShop = parts.filter(([field]) => !Object.hasOwn(CASHBACK, field))
  const row = withStoredJson({ ...Object.fromEntries(ofShop), changed_at: now })
  await database.updateTable('merchant').set(row).where('id', '=', id).execute()
  if (ofCashback.length > 0) await storeMerchantCashback(database, id, Object.fromEntries(ofCashback), now)
}
