import type { Coupon } from '@clipfront/page-data'
import { couponPathOf } from './couponPathOf.ts'

/**
 * The address at which a coupon's whole code is shown: its merchant's page, with the coupon torn open; on the coupon's own page
 * that one again.
 * @param url path and query of the page on which it is asked for
 */
export function revealPathOf({ id, merchant }: Pick<Coupon, 'id' | 'merchant'>, url: string): string {
  const ownPath = couponPathOf({ id })
  return `${url.split('?')[0] === ownPath ? ownPath : `/stores/${merchant.slug}`}?promoid=${id}`
}
