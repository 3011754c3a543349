import type { Coupon } from '@clipfront/page-data'

/** The address at which a coupon's whole code is shown: its merchant's page, with the coupon torn open. */
export function revealPathOf({ id, merchant }: Pick<Coupon, 'id' | 'merchant'>): string {
  return `/stores/${merchant.slug}?promoid=${id}`
}
