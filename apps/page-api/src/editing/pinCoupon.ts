import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { Change } from './Change.ts'
import { changeCoupon, type ChangedCoupon } from './changeCoupon.ts'
import type { CouponTarget } from './readCoupon.ts'

/** Puts a coupon before those of a lower weight; 0 lets it find its place by itself. @throws {EditRefusal} there is none */
export async function pinCoupon(
  database: Kysely<Catalogue>,
  target: CouponTarget,
  weight: number,
  change: Change,
): Promise<ChangedCoupon> {
  return changeCoupon(database, target, change, () => ({ action: weight === 0 ? 'unpin' : 'pin', set: { weight } }))
}
