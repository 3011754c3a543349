import type { Kysely } from 'kysely'
import { recordVerification } from '@clipfront/catalog/coupons'
import type { Database } from '@clipfront/catalog/database'
import { assertWithoutCode } from './COUPONS.ts'
import type { Change } from './recordEdit.ts'
import { type Coupon, type CouponTarget, readCoupon } from './readCoupon.ts'
import { EditError, withFieldName } from './EditError.ts'
import { parseLine } from './fields/parseText.ts'
import { parseSum } from './fields/parseSum.ts'
import { resolveSite } from './resolveSite.ts'

/** How an editor tried a coupon, as they wrote it. */
export interface Trial {
  outcome: 'worked' | 'failed'
  method?: string | undefined
  note?: string | undefined
  /** Sums: what the basket was worth, and what the coupon took off. */
  basket?: string | undefined
  saved?: string | undefined
}

const LONGEST_METHOD = 80
const LONGEST_NOTE = 500

/**
 * Writes down that an editor tried a coupon, with what can be shown for it.
 * @returns the coupon as it is now
 * @throws {EditError} there is no such coupon, or a text is not what it should be
 */
export async function verifyCoupon(
  database: Kysely<Database>,
  target: CouponTarget,
  trial: Trial,
  { by, now }: Pick<Change, 'by' | 'now'>,
): Promise<Coupon> {
  const coupon = await readCoupon(database, target)
  const { outcome, method = '' } = trial
  await recordVerification(database, {
    coupon_id: coupon.id,
    happened_at: now,
    outcome,
    by_kind: 'editor',
    by_name: by,
    method: method && lineOf('method', method, { longest: LONGEST_METHOD, coupon }),
    evidence: evidenceOf(trial, coupon),
  })
  return readCoupon(database, target)
}

/** The page of a coupon shows it to everybody, before the click. */
function lineOf(field: string, text: string, { longest, coupon }: { longest: number; coupon: Coupon }): string {
  const line = withFieldName(field, () => parseLine(text, longest))
  assertWithoutCode(field, line, coupon.code)
  return line
}

function evidenceOf({ outcome, note, basket, saved }: Trial, coupon: Coupon) {
  const site = resolveSite(coupon.site)
  const evidence = {
    ...(basket === undefined ? {} : { basket: withFieldName('basket', () => parseSum(basket, site)) }),
    ...(saved === undefined ? {} : { saved: withFieldName('saved', () => parseSum(saved, site)) }),
    ...(note === undefined ? {} : { note: lineOf('note', note, { longest: LONGEST_NOTE, coupon }) }),
  }
  if (evidence.saved && outcome === 'failed')
    throw new EditError('saved: What failed saved nothing. Leave it out, or say --outcome worked.')
  if (evidence.saved && evidence.basket && evidence.saved.currency !== evidence.basket.currency)
    throw new EditError('saved: The basket is in another currency. Give both in the one that the shop charges.')
  if (evidence.saved && evidence.basket && evidence.saved.amount > evidence.basket.amount)
    throw new EditError('saved: It is more than the basket was worth. Check both sums.')
  return evidence
}
