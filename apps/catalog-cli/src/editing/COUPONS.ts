import { sql, type Transaction } from 'kysely'
import { type Words, wordsThatSay, saysCode } from '@clipfront/catalog/coupons'
import type { Database } from '@clipfront/catalog/database'
import type { Entity } from './changeRow.ts'
import { EditError } from './EditError.ts'
import { COUPON_FIELDS, type CouponFieldName } from './fields/couponFields.ts'
import { type Coupon, type CouponTarget, readCoupon } from './readCoupon.ts'
import { lockRow, withStoredJson } from './recordEdit.ts'

const MOMENTS = ['publish_from', 'publish_until', 'starts_at', 'ends_at', 'withdrawn_at'] as const

/** Coupons as editors change them. */
export const COUPONS: Entity<CouponTarget, Coupon, CouponFieldName> = {
  kind: 'coupon',
  fields: COUPON_FIELDS,
  lock: async (transaction, target, { onWait }) => {
    await lockRow(transaction, 'coupon', target.id, onWait)
    return readCoupon(transaction, target)
  },
  read: readCoupon,
  store: async (transaction, { id, site }, { categories, ...columns }, now) => {
    const row = withStoredJson({ ...columns, changed_at: now })
    await transaction.updateTable('coupon').set(row).where('id', '=', id).execute()
    if (!categories) return
    await transaction.deleteFrom('coupon_category').where('coupon_id', '=', id).execute()
    await sql`
      insert into coupon_category (coupon_id, category_id)
      select ${id}, id from category where site = ${site} and slug = any (${categories})`.execute(transaction)
  },
  check: async (transaction, coupon, set) => {
    assertInOrder(coupon, set)
    assertCodeHidden(coupon, set)
    if (set.categories) await assertCategories(transaction, coupon.site, set.categories)
  },
  checkReset: ({ edited }, field) => {
    if (COUPON_FIELDS[field].columns.some((column) => edited.includes(column))) return
    throw new EditError(
      `${field} is the imports' already: no editor has set it. ${edited.length > 0 ? `Editors have set ${edited.join(', ')}.` : 'Editors have set nothing of this coupon.'}`,
    )
  },
  restore: (coupon, values) => {
    const moments = MOMENTS.filter((column) => typeof values[column] === 'string')
    const set = { ...values, ...Object.fromEntries(moments.map((column) => [column, new Date(values[column] ?? '')])) }
    assertInOrder(coupon, set)
    // The next feed's sign differs from this one, whatever it is: so its words are taken.
    return { ...set, sign: `~${coupon.sign.replace(/^~/, '')}` }
  },
}

async function assertCategories(transaction: Transaction<Database>, site: string, slugs: readonly string[]) {
  const categories = await transaction
    .selectFrom('category')
    .select('slug')
    .where('site', '=', site)
    .orderBy('slug')
    .execute()
  const known = categories.map(({ slug }) => slug)
  const unknown = slugs.find((slug) => !known.includes(slug))
  if (unknown !== undefined)
    throw new EditError(`categories: ${site} has no category "${unknown}". It has ${known.join(', ') || 'none'}.`)
}

const PERIODS = [
  ['starts_at', 'ends_at'],
  ['publish_from', 'publish_until'],
] as const

/** @throws {EditError} a beginning that is set anew is not before its end */
function assertInOrder(coupon: Coupon, set: Partial<Coupon>): void {
  const after = { ...coupon, ...set }
  for (const [from, until] of PERIODS) {
    const [first, last] = [after[from], after[until]]
    if (!(from in set || until in set) || first === null || last === null || first < last) continue
    throw new EditError(
      `${from} (${first.toISOString()}) would not be before ${until} (${last.toISOString()}): it would never stand. Set both, or one of them to none.`,
    )
  }
}

/** @throws {EditError} words that shoppers read before a click say the code, and the words or the code are new */
export function assertCodeHidden(coupon: Words & { code: string }, set: Partial<Coupon>): void {
  const after = { ...coupon, ...set }
  const field = wordsThatSay(after, after.code).find((word) => word in set || 'code' in set)
  if (field !== undefined) throw createCodeError(field, after.code)
}

/** @throws {EditError} words that everybody reads say the code */
export function assertWithoutCode(field: string, text: string, code: string): void {
  if (saysCode(text, code)) throw createCodeError(field, code)
}

function createCodeError(field: string, code: string): EditError {
  return new EditError(
    `${field}: It says the code ${code}, which shoppers see only after their click. Leave it out of the words.`,
  )
}
