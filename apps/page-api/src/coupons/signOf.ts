import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CouponTable } from '../database/tables/coupons.ts'

const SIGN_LENGTH = 16

/**
 * The `sign` of what a shopper sees: the feed's, and where editors have set fields one over these too. The stored one stays the
 * feed's, by which its next import knows whether anything is new.
 * @param coupon with every column that is shown
 */
export function signOf(coupon: Pick<Selectable<CouponTable>, 'sign' | 'edited'>): string {
  const { edited, sign } = coupon
  if (edited.length === 0) return sign
  const held = Object.entries(coupon).filter(([column]) => edited.includes(column))
  return hash('sha256', JSON.stringify([sign, held])).slice(0, SIGN_LENGTH)
}
