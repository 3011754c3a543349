import type { PageData } from '@clipfront/page-data'
import type { CouponPerformance } from './CouponPerformance.ts'
import type { PagepointFields } from './PagepointFields.ts'

interface CouponEvent {
  eventType: string
  /** A fresh id. */
  id: string
  page: PageData
  /** `location.pathname` */
  pathname: string
  isMobile: boolean
  performance: CouponPerformance
}

/** One event as the fields of its form (R7.1). */
export function describeEvent({ eventType, id, page, pathname, isMobile, performance }: CouponEvent): PagepointFields {
  return {
    type: eventType,
    isMobile: isMobile ? '1' : '0',
    page: page.page,
    urlname: decodePath(pathname),
    // Only a store page knows its merchant's programme; elsewhere the collector has the catalogue.
    has_affiliate: page.page === 'merchant' && page.data.merchant.hasAffiliate ? '1' : '0',
    res: JSON.stringify({ coupon_performance: performance }),
    eid: id,
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
