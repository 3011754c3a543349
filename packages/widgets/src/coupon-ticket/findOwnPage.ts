import type { Coupon } from '@clipfront/page-data'
import type { SiteView } from '../site-context/index.ts'
import { couponPathOf } from './couponPathOf.ts'
import { isUsable } from './isUsable.ts'

/**
 * The way from a ticket to its coupon's own page.
 * @returns null where the site has no such pages, on that page itself, and of what cannot be used today: nothing leads on from there
 */
export function findOwnPage(coupon: Pick<Coupon, 'id' | 'state'>, view: Pick<SiteView, 'site' | 'url'>): string | null {
  const path = couponPathOf(coupon)
  if (!view.site.pageType.coupon || !isUsable(coupon)) return null
  return view.url.split('?')[0] === path ? null : path
}
