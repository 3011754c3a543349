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

/** How an editor tried a coupon, as they wrote it: `basket` is what the basket was worth, `saved` what the coupon took off. */
export interface Trial extends Partial<Record<'method' | 'note' | 'basket' | 'saved', string | undefined>> {
  outcome: 'worked' | 'failed'
}

const LONGEST_METHOD = 80
const LONGEST_NOTE = 500

/**
 * Records an editor's trial of a coupon, with its evidence. @returns the coupon as it is now
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
    method: method && parsePublicLine('method', method, LONGEST_METHOD, coupon.code),
    evidence: parseEvidence(trial, coupon),
  })
  return readCoupon(database, target)
}

/** The page of a coupon shows it to everybody, before the click. */
function parsePublicLine(field: string, text: string, longest: number, code: string): string {
  const line = withFieldName(field, () => parseLine(text, longest))
  assertWithoutCode(field, line, code)
  return line
}

function parseEvidence({ outcome, note, basket, saved }: Trial, coupon: Coupon) {
  const site = resolveSite(coupon.site)
  const evidence = {
    ...(basket === undefined ? {} : { basket: withFieldName('basket', () => parseSum(basket, site)) }),
    ...(saved === undefined ? {} : { saved: withFieldName('saved', () => parseSum(saved, site)) }),
    ...(note === undefined ? {} : { note: parsePublicLine('note', note, LONGEST_NOTE, coupon.code) }),
  }
  if (evidence.saved && outcome === 'failed')
    throw new EditError('saved: What failed saved nothing. Leave it out, or say --outcome worked.')
  if (evidence.saved && evidence.basket && evidence.saved.currency !== evidence.basket.currency)
    throw new EditError('saved: The basket is in another currency. Give both in the one that the shop charges.')
  if (evidence.saved && evidence.basket && evidence.saved.amount > evidence.basket.amount)
    throw new EditError('saved: It is more than the basket was worth. Check both sums.')
  return evidence
}
