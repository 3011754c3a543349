import { siteOf } from '../../editing/siteOf.ts'
import type { Coupon } from '../../editing/Coupon.ts'

/** A coupon in one line. */
export function describeCoupon({ id, site, code, title }: Pick<Coupon, 'id' | 'site' | 'code' | 'title'>): string {
  return `coupon ${id} of ${siteOf(site).code}: ${title} (${code ? `code ${code}` : 'deal'})`
}
