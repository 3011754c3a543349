import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { EditRefusal } from './EditRefusal.ts'
import { changeCoupon, type ChangedCoupon } from './changeCoupon.ts'
import { type ChangedMerchant, changeMerchant } from './changeMerchant.ts'
import { assertInOrder } from './editCoupon.ts'
import { COUPON_FIELDS, type CouponFieldName } from './fields/couponFields.ts'
import type { MerchantFieldName } from './fields/merchantFields.ts'
import type { Coupon, CouponTarget } from './readCoupon.ts'
import type { Merchant, MerchantTarget } from './readMerchant.ts'
import type { Change } from './recordEdit.ts'

/**
 * Gives fields back to the imports: what stood there before the editors does again, and the next import of its feed says what
 * it says today.
 * @throws {EditRefusal} there is no such coupon, or no editor has set one of the fields
 */
export async function resetCoupon(
  database: Kysely<Database>,
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

/**
 * Gives fields of a shop back: what stood there before the editors does again. An address stays: what led to it would break.
 * @throws {EditRefusal} the site has no such shop, no editor has set one of the fields, or one is its address
 */
export async function resetMerchant(
  database: Kysely<Database>,
  target: MerchantTarget,
  fields: readonly MerchantFieldName[],
  change: Change & { dryRun?: boolean },
): Promise<ChangedMerchant> {
  return changeMerchant(database, target, change, async (merchant, transaction) => {
    for (const field of fields) {
      if (field === 'slug') throw new EditRefusal('slug: An address is not given back. Set the one it had before.')
      if (!merchant.edited.includes(field))
        throw new EditRefusal(`${field} was set by no editor. Set are ${merchant.edited.join(', ') || 'none'}.`)
    }
    const values = await formerValues(transaction, { kind: 'merchant', id: merchant.id }, fields)
    const edited = merchant.edited.filter((column) => !fields.some((field) => field === column))
    return { action: 'reset', set: { ...withoutEnded(values, change.now), edited }, noted: fields }
  })
}

/** A rate that has ended since it was replaced does not stand again. */
function withoutEnded({ cashback, ...others }: Partial<Merchant>, now: Date): Partial<Merchant> {
  if (!cashback) return others
  return { ...others, cashback: cashback.filter(({ until }) => until === null || new Date(until) > now) }
}

interface Target {
  kind: 'coupon' | 'merchant'
  id: number
}

/** What stood in a column before editors, and when the first of them changed it. */
interface Former {
  value: unknown
  until: Date
}

/**
 * What stood in columns before editors set them: of each the oldest value since it was last given back to the imports; and
 * where the import that had brought it was undone since, what stood there before that. Moments come as texts.
 */
async function formerValues(
  database: Kysely<Database>,
  target: Target,
  columns: readonly string[],
): Promise<Record<string, unknown>> {
  const former = await beforeEditors(database, target, columns)
  const runs = await database
    .selectFrom('import_change as n')
    .innerJoin('import_run as r', 'r.id', 'n.run_id')
    .select(['n.before', 'r.started_at', 'r.undone_at'])
    .where('n.kind', '=', target.kind)
    .where('n.target_id', '=', target.id)
    .orderBy('r.id', 'desc')
    .execute()
  for (const [column, found] of former) {
    const brought = runs.filter(({ before, started_at }) => column in before && started_at <= found.until)
    const standing = brought.findIndex(({ undone_at }) => undone_at === null)
    const undone = (standing === -1 ? brought : brought.slice(0, standing)).at(-1)
    // Categories are told by their slugs here, and by their ids there.
    if (undone && column !== 'categories') found.value = undone.before[column]
  }
  return Object.fromEntries([...former].map(([column, { value }]) => [column, value]))
}

async function beforeEditors(database: Kysely<Database>, { kind, id }: Target, columns: readonly string[]) {
  const edits = await database
    .selectFrom('edit')
    .select(['action', 'change', 'made_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('action', 'in', ['edit', 'reset'])
    .orderBy('id', 'desc')
    .execute()
  const former = new Map<string, Former>()
  const open = new Set(columns)
  for (const { action, change, made_at } of edits)
    for (const [column, [value]] of Object.entries(change)) {
      if (!open.has(column)) continue
      if (action === 'reset') open.delete(column)
      else former.set(column, { value, until: made_at })
    }
  return former
}
