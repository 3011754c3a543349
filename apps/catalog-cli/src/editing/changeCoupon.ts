import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { type Coupon, type CouponTarget, readCoupon } from './readCoupon.ts'
import { type Change, type Difference, differenceOf, lockRow, recordEdit, withStoredJson } from './recordEdit.ts'

/** What is to become of a coupon. */
interface CouponPlan {
  action: string
  set: Partial<Coupon>
  /** Fields that are written down although they stay what they are. */
  noted?: readonly (keyof Coupon)[]
}

export interface ChangedCoupon {
  coupon: Coupon
  /** Empty when nothing was to be changed, and nothing was. */
  difference: Difference
}

/**
 * Changes a coupon in one transaction, and writes down who did so and why. Of two who change it at once the second sees what
 * the first has done.
 * @param plan what is to become of it, from what it is
 * @throws {EditRefusal} there is no such coupon, or what the plan refuses
 */
export async function changeCoupon(
  database: Kysely<Database>,
  target: CouponTarget,
  change: Change & { dryRun?: boolean },
  plan: (coupon: Coupon, transaction: Transaction<Database>) => CouponPlan | Promise<CouponPlan>,
): Promise<ChangedCoupon> {
  return database.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'coupon', target.id, change.onWait)
    const former = await readCoupon(transaction, target)
    const { action, set, noted = [] } = await plan(former, transaction)
    const same = noted.map((field) => [field, [former[field], former[field]]] as const)
    const difference = { ...Object.fromEntries(same), ...differenceOf(former, set) }
    if (Object.keys(difference).length === 0 || change.dryRun) return { coupon: { ...former, ...set }, difference }
    await store(transaction, former, { ...set, changed_at: change.now })
    await recordEdit(transaction, { site: former.site, kind: 'coupon', id: former.id, action, difference }, change)
    return { coupon: await readCoupon(transaction, target), difference }
  })
}

async function store(
  transaction: Transaction<Database>,
  { id, site }: Coupon,
  { categories, ...columns }: Partial<Coupon>,
): Promise<void> {
  await transaction.updateTable('coupon').set(withStoredJson(columns)).where('id', '=', id).execute()
  if (!categories) return
  await transaction.deleteFrom('coupon_category').where('coupon_id', '=', id).execute()
  await sql`
    insert into coupon_category (coupon_id, category_id)
    select ${id}, id from category where site = ${site} and slug = any (${categories})`.execute(transaction)
}

/** Takes a coupon out of every page, or (`hidden` false) shows it again. @throws {EditRefusal} there is no such coupon */
export async function hideCoupon(
  database: Kysely<Database>,
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

/** Puts a coupon before those of a lower weight; 0 lets it find its place by itself. @throws {EditRefusal} there is none */
export async function pinCoupon(
  database: Kysely<Database>,
  target: CouponTarget,
  weight: number,
  change: Change,
): Promise<ChangedCoupon> {
  return changeCoupon(database, target, change, () => ({ action: weight === 0 ? 'unpin' : 'pin', set: { weight } }))
}
