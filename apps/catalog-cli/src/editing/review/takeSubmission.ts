import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { findCategory, describeDiscount, offerKey, offerSign } from '@clipfront/feeds/draft'
import { findDiscount, LONGEST_TITLE, zonedMoment } from '@clipfront/feeds/text'
import { assertCodeHidden } from '../COUPONS.ts'
import type { Change } from '../recordEdit.ts'
import { EditError, withFieldName } from '../EditError.ts'
import { parseCode } from '../fields/couponFields.ts'
import { parseLine } from '../fields/parseText.ts'
import { type Merchant, readMerchant } from '../readMerchant.ts'
import { resolveSite } from '../resolveSite.ts'
import { decideSubmission, lockSubmission, type Submission } from './decideSubmission.ts'
import { findSameCode, findShop } from './matchSubmission.ts'

const SOURCE = 'community'

/** What an editor says better than the shopper did; null leaves it. */
export interface Correction {
  /** Slug of the shop; null finds it by what the shopper wrote. */
  merchant: string | null
  title: string | null
}

/**
 * Makes a coupon of what a shopper has sent in. Nobody has tried it yet, and it says so.
 * @returns the id of the coupon
 * @throws {EditError} it does not wait, its shop is not known, the shop has this coupon, or its words cannot be shown
 */
export async function takeSubmission(
  database: Kysely<Database>,
  id: number,
  { merchant: slug, title }: Correction,
  change: Change,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const sent = await lockSubmission(transaction, id, change.onWait)
    const submission = { ...sent, title: title ?? sent.title }
    const merchant = await shopOf(transaction, submission, { slug, now: change.now })
    const known = await findSameCode(transaction, { merchantId: merchant.id, code: submission.code })
    if (known) refuseKnown(id, known.id)
    const couponId = await addCoupon(transaction, submission, merchant, change.now)
    await decideSubmission(transaction, submission, { state: 'taken', couponId }, change)
    return couponId
  })
}

async function shopOf(
  transaction: Transaction<Database>,
  { id, site, shop }: Submission,
  { slug, now }: { slug: string | null; now: Date },
) {
  const merchant =
    slug === null ? await findShop(transaction, { site, shop }) : await readMerchant(transaction, { site, slug }, now)
  if (merchant) return merchant
  throw new EditError(
    `${site} knows no shop, or several, by "${shop}". Name the one that is meant: review take s${id} --merchant SLUG.`,
  )
}

function refuseKnown(id: number, couponId: number): never {
  throw new EditError(
    `The shop has it already: coupon ${couponId}. Say so with review known s${id} --coupon ${couponId}, or refuse it.`,
  )
}

async function addCoupon(
  transaction: Transaction<Database>,
  submission: Submission,
  { id: merchantId, domain, name }: Pick<Merchant, 'id' | 'domain' | 'name'>,
  now: Date,
): Promise<number> {
  const { site, submitted_at } = submission
  const card = cardOf(submission)
  const { code, title, discount } = card
  const category = findCategory('', title, domain)
  const added = await transaction
    .insertInto('coupon')
    .values({
      site,
      merchant_id: merchantId,
      upk: offerKey({ domain, code, discount, landing: '', title }),
      sign: offerSign(card),
      code,
      title,
      discount: discount && JSON.stringify(discount),
      promotion_off: card.promotionOff,
      ends_at: card.endsAt,
      first_seen_at: submitted_at,
      keywords: `${name} ${category}`.toLowerCase(),
      source: SOURCE,
      source_list: [SOURCE],
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site', 'upk']).doNothing())
    .returning(['id', 'upk'])
    .executeTakeFirst()
  if (!added) return refuseSameKey(transaction, submission, offerKey({ domain, code, discount, landing: '', title }))
  await sql`
    insert into coupon_category (coupon_id, category_id)
    select ${added.id}, id from category where site = ${site} and slug in (${category}, 'other')
    order by slug = 'other' limit 1`.execute(transaction)
  return added.id
}

async function refuseSameKey(
  transaction: Transaction<Database>,
  { id, site }: Submission,
  upk: string,
): Promise<never> {
  const same = transaction.selectFrom('coupon').select('id').where('site', '=', site).where('upk', '=', upk)
  return refuseKnown(id, (await same.executeTakeFirstOrThrow()).id)
}

/** What a shopper will see of it, as strictly read as if an editor had typed it. */
function cardOf(submission: Submission) {
  const site = resolveSite(submission.site)
  const title = withFieldName('Its title', () => parseLine(submission.title, LONGEST_TITLE))
  const code = withFieldName('Its code', () => parseCode(submission.code || 'none'))
  assertCodeHidden({ code, title, detail: '', key_terms: [], terms: [] }, { code })
  const discount = findDiscount(title)
  return {
    code,
    title,
    detail: '',
    keyTerms: [],
    conditions: {},
    terms: [],
    discount,
    promotionOff: describeDiscount(discount),
    startsAt: null,
    endsAt: endOf(submission.ends_on, site.timeZone),
  }
}

/** The driver makes a date of the database midnight of this machine's zone. */
function endOf(day: Date | null, timeZone: string): Date | null {
  if (day === null) return null
  return zonedMoment({ year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() }, 'end', timeZone)
}
