import type { Voted } from '@clipfront/page-data'
import type { OpenedCoupons } from '../opened-coupons/OpenedCouponsContext.ts'
import { RENDERED_AT } from './RENDERED_AT.ts'

const now = Date.parse(RENDERED_AT)

/** A visitor who has opened one coupon, five minutes ago. */
export function openedCoupons(couponId: number, code: string, voted: Voted | null = null, sign = ''): OpenedCoupons {
  const opened = { code, sign, openedAt: now - 5 * 60_000, voted, now }
  return {
    find: (id) => (id === couponId ? opened : undefined),
    subscribe: () => () => {},
    open: () => {},
    vote: () => {},
    forget: () => {},
  }
}
