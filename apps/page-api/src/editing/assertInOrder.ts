import type { Coupon } from './Coupon.ts'
import { EditRefusal } from './EditRefusal.ts'

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
