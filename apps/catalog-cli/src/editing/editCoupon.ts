import type { Kysely, Transaction } from 'kysely'
import { type Words, wordsThatSay, saysCode } from '@clipfront/catalog/coupons'
import type { Database } from '@clipfront/catalog/database'
import { EditRefusal } from './EditRefusal.ts'
import { changeCoupon, type ChangedCoupon } from './changeCoupon.ts'
import { COUPON_FIELDS, type CouponFieldName } from './fields/couponFields.ts'
import { readFields, type Setting } from './fields/readFields.ts'
import type { CouponTarget, Coupon } from './readCoupon.ts'
import type { Change } from './recordEdit.ts'
import { siteOf } from './siteOf.ts'

/**
 * Sets fields of a coupon; from then on they are the editors' and no import touches them.
 * @throws {EditRefusal} there is no such coupon, a text is not what its field takes, or the fields contradict each other
 */
export async function editCoupon(
  database: Kysely<Database>,
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

async function assertCategories(transaction: Transaction<Database>, site: string, slugs: readonly string[]) {
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

const PAIRS = [
  ['starts_at', 'ends_at'],
  ['publish_from', 'publish_until'],
] as const

/** Each beginning that is set anew is before its end. @throws {EditRefusal} one is not */
export function assertInOrder(coupon: Coupon, set: Partial<Coupon>): void {
  for (const [from, until] of PAIRS) {
    const [first, last] = [{ ...coupon, ...set }[from], { ...coupon, ...set }[until]]
    if (!(from in set || until in set) || first === null || last === null || first < last) continue
    throw new EditRefusal(
      `${from} (${first.toISOString()}) would not be before ${until} (${last.toISOString()}): it would never stand. Set both, or one of them to none.`,
    )
  }
}

/**
 * Nothing that is set anew and read before a click says the code; of a new code none of the words does.
 * @throws {EditRefusal} something does
 */
export function assertUnsaid(coupon: Words & { code: string }, set: Partial<Coupon>): void {
  const after = { ...coupon, ...set }
  const said = wordsThatSay(after, after.code).find((field) => field in set || 'code' in set)
  if (said !== undefined) throw codeRefusal(said, after.code)
}

/** Words that everybody reads do not say the code. @throws {EditRefusal} they do */
export function assertWithoutCode(field: string, text: string, code: string): void {
  if (saysCode(text, code)) throw codeRefusal(field, code)
}

/** What is said of words that say a code. */
function codeRefusal(field: string, code: string): EditRefusal {
  return new EditRefusal(
    `${field}: It says the code ${code}, which shoppers see only after their click. Leave it out of the words.`,
  )
}
