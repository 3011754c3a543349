import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { Change } from './Change.ts'
import { changeCoupon, type ChangedCoupon } from './changeCoupon.ts'
import type { CouponTarget } from './readCoupon.ts'

/** Takes a coupon out of every page, or (`hidden` false) shows it again. @throws {EditRefusal} there is no such coupon */
export async function hideCoupon(
  database: Kysely<Catalogue>,
  target: CouponTarget,
  hidden: boolean,
  change: Change,
): Promise<ChangedCoupon> {
  return changeCoupon(database, target, change, ({ hidden_at }) => ({
    action: hidden ? 'hide' : 'show',
    // One that is hidden has been so since then.
    set: { hidden_at: hidden ? (hidden_at ?? change.now) : null },
  }))
}
