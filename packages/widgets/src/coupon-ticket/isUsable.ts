import type { Coupon } from '@clipfront/page-data'

/** Whether a shopper may try it today: it has begun, and its end, if it has one, is ahead. */
export function isUsable({ state }: Pick<Coupon, 'state'>): boolean {
  return state === 'live' || state === 'unconfirmed'
}
