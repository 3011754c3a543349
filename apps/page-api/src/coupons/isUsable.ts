import type { CouponState } from '@clipfront/page-data'

/** Whether a shopper may try it today: it has begun, and its end, if it has one, is ahead. */
export function isUsable({ state }: { state: CouponState }): boolean {
  return state === 'live' || state === 'unconfirmed'
}
