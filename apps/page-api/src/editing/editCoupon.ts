import type { Kysely, Transaction } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import { assertInOrder } from './assertInOrder.ts'
import { assertUnsaid } from './assertUnsaid.ts'
import type { Change } from './Change.ts'
import { changeCoupon, type ChangedCoupon } from './changeCoupon.ts'
import { EditRefusal } from './EditRefusal.ts'
import { COUPON_FIELDS, type CouponFieldName } from './fields/couponFields.ts'
import type { CouponTarget } from './readCoupon.ts'
import { readFields, type Setting } from './readFields.ts'
import { siteOf } from './siteOf.ts'

/**
 * Sets fields of a coupon; from then on they are the editors' and no import touches them.
 * @throws {EditRefusal} there is no such coupon, a text is not what its field takes, or the fields contradict each other
 */
export async function editCoupon(
  database: Kysely<Catalogue>,
  target: CouponTarget,
  settings: readonly Setting<CouponFieldName>[],
  change: Change & { dryRun?: boolean },
): Promise<ChangedCoupon> {
  return changeCoupon(database, target, change, async (coupon, transaction) => {
    const set = readFields(COUPON_FIELDS, settings, { site: siteOf(coupon.site), row: coupon, now: change.now })
    assertInOrder(coupon, set)
    assertUnsaid(coupon, set)
    if (set.categories) await assertCategories(transaction, coupon.site, set.categories)
    const columns = settings.flatMap(([field]) => COUPON_FIELDS[field].columns)
    const edited = [...new Set([...coupon.edited, ...columns])].toSorted()
    const taken = columns.filter((column) => !coupon.edited.includes(column))
    return { action: 'edit', set: { ...set, edited }, noted: taken }
  })
}

async function assertCategories(transaction: Transaction<Catalogue>, site: string, slugs: readonly string[]) {
  const found = await transaction
    .selectFrom('category')
    .select('slug')
    .where('site', '=', site)
    .orderBy('slug')
    .execute()
  const known = found.map(({ slug }) => slug)
  const unknown = slugs.find((slug) => !known.includes(slug))
  if (unknown !== undefined)
    throw new EditRefusal(`categories: ${site} has no category "${unknown}". It has ${known.join(', ') || 'none'}.`)
}
