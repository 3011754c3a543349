import { type Words, wordsThatSay } from '../coupons/shownWords.ts'
import { codeRefusal } from './assertWithoutCode.ts'
import type { Coupon } from './Coupon.ts'

/**
 * Nothing that is set anew and read before a click says the code; of a new code none of the words does.
 * @throws {EditRefusal} something does
 */
export function assertUnsaid(coupon: Words & { code: string }, set: Partial<Coupon>): void {
  const after = { ...coupon, ...set }
  const said = wordsThatSay(after, after.code).find((field) => field in set || 'code' in set)
  if (said !== undefined) throw codeRefusal(said, after.code)
}
