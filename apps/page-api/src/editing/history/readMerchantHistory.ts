import type { Kysely } from 'kysely'
import { couponState } from '../../coupons/couponState.ts'
import type { Catalogue } from '../../database/tables.ts'
import { type MerchantTarget, readMerchant } from '../readMerchant.ts'
import { readEdits } from './readEdits.ts'

/** More changes than anybody reads. */
const MOST_RATES = 100

/** All that is known of a shop, and how it came to be so. @throws {EditRefusal} the site has none of that address */
export async function readMerchantHistory(database: Kysely<Catalogue>, target: MerchantTarget, now: Date) {
  const merchant = await readMerchant(database, target, now)
  const { id, slug, site } = merchant
  return {
    merchant,
    coupons: await database
      .selectFrom('coupon as c')
      .select(['c.id', 'c.code', 'c.title', 'c.ends_at', 'c.verified_at', 'c.hidden_at', 'c.weight', 'c.edited'])
      .select(couponState(now).as('state'))
      .where('c.merchant_id', '=', id)
      .orderBy('state')
      .orderBy('c.weight', 'desc')
      .orderBy('c.id', 'desc')
      .execute(),
    rates: await database
      .selectFrom('cashback_rate')
      .selectAll()
      .where('merchant_id', '=', id)
      .orderBy('valid_from', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_RATES)
      .execute(),
    former: await database
      .selectFrom('former_slug')
      .select(['slug', 'since'])
      .where('site', '=', site)
      .where('kind', '=', 'merchant')
      .where('current_slug', '=', slug)
      .orderBy('since', 'desc')
      .execute(),
    edits: await readEdits(database, 'merchant', id),
  }
}

export type MerchantHistory = Awaited<ReturnType<typeof readMerchantHistory>>
