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
import { decideSubmission, type Submission } from './decideSubmission.ts'
import { findSameCode, findMerchant } from '@clipfront/catalog/review'

const SOURCE = 'community'

/**
 * Makes a coupon of what a shopper has sent in. Nobody has tried it yet, and it says so.
 * @param correction what an editor words better than the shopper did; null finds the merchant by the shopper's word
 * @returns the id of the coupon
 * @throws {EditError} it does not wait, its merchant is not known or has this coupon, or its words cannot be shown
 */
export async function takeSubmission(
  database: Kysely<Database>,
  id: number,
  correction: { merchant: string | null; title: string | null },
  change: Change,
): Promise<number> {
  const { couponId } = await decideSubmission(database, id, change, async (sent, transaction) => {
    const submission = { ...sent, title: correction.title ?? sent.title }
    const merchant = await resolveMerchant(transaction, submission, { slug: correction.merchant, now: change.now })
    const known = await findSameCode(transaction, { merchantId: merchant.id, code: submission.code, now: change.now })
    if (known) throw createKnownError(id, known.id)
    return { state: 'taken', couponId: await addCoupon(transaction, submission, merchant, change.now) }
  })
  return couponId
}

async function resolveMerchant(
  transaction: Transaction<Database>,
  { id, site, shop }: Submission,
  { slug, now }: { slug: string | null; now: Date },
) {
  if (slug !== null) return readMerchant(transaction, { site, slug }, now)
  const merchant = await findMerchant(transaction, { site, shop })
  if (merchant) return merchant
  throw new EditError(
    `${site} knows no shop, or several, by "${shop}". Name the one that is meant: review take s${id} --merchant SLUG.`,
  )
}

function createKnownError(id: number, couponId: number): EditError {
  return new EditError(
    `The shop has it already: coupon ${couponId}. Say so with review known s${id} --coupon ${couponId}, or refuse it.`,
  )
}

async function addCoupon(
  transaction: Transaction<Database>,
  submission: Submission,
  { id: merchantId, domain, name }: Pick<Merchant, 'id' | 'domain' | 'name'>,
  now: Date,
): Promise<number> {
  const { id, site, submitted_at } = submission
  const offer = parseOffer(submission)
  const { code, title, discount } = offer
  const upk = offerKey({ domain, code, discount, landing: '', title })
  const category = findCategory('', title, domain)
  const added = await transaction
    .insertInto('coupon')
    .values({
      site,
      merchant_id: merchantId,
      upk,
      sign: offerSign(offer),
      code,
      title,
      discount: discount && JSON.stringify(discount),
      promotion_off: offer.promotionOff,
      ends_at: offer.endsAt,
      first_seen_at: submitted_at,
      publish_from: now,
      keywords: `${name} ${category}`.toLowerCase(),
      source: SOURCE,
      source_list: [SOURCE],
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site', 'upk']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) {
    const same = transaction.selectFrom('coupon').select('id').where('site', '=', site).where('upk', '=', upk)
    throw createKnownError(id, (await same.executeTakeFirstOrThrow()).id)
  }
  await sql`
    insert into coupon_category (coupon_id, category_id)
    select ${added.id}, id from category where site = ${site} and slug in (${category}, 'other')
    order by slug = 'other' limit 1`.execute(transaction)
  return added.id
}

/** What shoppers will see of it, parsed as strictly as an editor's text. */
function parseOffer(submission: Submission) {
  const { timeZone } = resolveSite(submission.site)
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
    endsAt: submission.ends_on ? toEndOfDay(submission.ends_on, timeZone) : null,
  }
}

/** @param date of the database, as `2026-12-31` */
function toEndOfDay(date: string, timeZone: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return zonedMoment({ year, month, day }, 'end', timeZone)
}
