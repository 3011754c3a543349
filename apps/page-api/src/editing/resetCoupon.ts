import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import { assertInOrder } from './assertInOrder.ts'
import type { Change } from './Change.ts'
import { changeCoupon, type ChangedCoupon } from './changeCoupon.ts'
import type { Coupon } from './Coupon.ts'
import { EditRefusal } from './EditRefusal.ts'
import { COUPON_FIELDS, type CouponFieldName } from './fields/couponFields.ts'
import { formerValues } from './formerValues.ts'
import type { CouponTarget } from './readCoupon.ts'

/**
 * Gives fields back to the imports: what stood there before the editors does again, and the next import of its feed says what
 * it says today.
 * @throws {EditRefusal} there is no such coupon, or no editor has set one of the fields
 */
export async function resetCoupon(
  database: Kysely<Catalogue>,
  target: CouponTarget,
  fields: readonly CouponFieldName[],
  change: Change & { dryRun?: boolean },
): Promise<ChangedCoupon> {
  return changeCoupon(database, target, change, async (coupon, transaction) => {
    for (const field of fields) assertHeld(coupon, field)
    const columns = fields.flatMap((field) => COUPON_FIELDS[field].columns)
    const values = await formerValues(transaction, { kind: 'coupon', id: coupon.id }, columns)
    const set = toColumns(values)
    assertInOrder(coupon, set)
    const edited = coupon.edited.filter((column) => !columns.some((given) => given === column))
    // Its feed's next word differs from this sign, whatever it is: so it is taken over.
    return { action: 'reset', set: { ...set, edited, sign: `~${coupon.sign.replace(/^~/, '')}` }, noted: columns }
  })
}

function assertHeld({ edited }: Coupon, field: CouponFieldName): void {
  if (COUPON_FIELDS[field].columns.some((column) => edited.includes(column))) return
  throw new EditRefusal(
    `${field} is the imports' already: no editor has set it. ${edited.length > 0 ? `Editors have set ${edited.join(', ')}.` : 'Editors have set nothing of this coupon.'}`,
  )
}

const MOMENTS = new Set(['publish_from', 'publish_until', 'starts_at', 'ends_at', 'withdrawn_at'])

/** Values of the record of edits, in which moments are texts. */
function toColumns(values: Record<string, unknown>): Partial<Coupon> {
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      MOMENTS.has(column) && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
}
