import type { Coupon } from '@clipfront/page-data'

const SOON_MS = 48 * 60 * 60 * 1000

/** A live coupon whose end is less than 48 hours ahead. Without an end of its own nothing is ever urgent. */
export function isEndingSoon({ state, endsAt }: Pick<Coupon, 'state' | 'endsAt'>, now: number): boolean {
  return state === 'live' && endsAt !== null && Date.parse(endsAt) - now < SOON_MS
}
