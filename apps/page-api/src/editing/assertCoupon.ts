import { assertUnsaid } from './assertUnsaid.ts'
import type { Coupon } from './Coupon.ts'
import { EditRefusal } from './EditRefusal.ts'

/** What must hold between the fields of a coupon. @throws {EditRefusal} it does not */
export function assertCoupon(coupon: Coupon): void {
  inOrder(coupon, 'starts_at', 'ends_at')
  inOrder(coupon, 'publish_from', 'publish_until')
  assertUnsaid(coupon)
}

function inOrder(coupon: Coupon, from: 'starts_at' | 'publish_from', until: 'ends_at' | 'publish_until'): void {
  const [first, last] = [coupon[from], coupon[until]]
  if (first !== null && last !== null && first >= last)
    throw new EditRefusal(
      `${from} (${first.toISOString()}) would not be before ${until} (${last.toISOString()}): it would never stand. Set both, or one of them to none.`,
    )
}
