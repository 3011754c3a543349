import type { WireCoupon } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { describeWorth } from '@clipfront/feeds/messages'
import type { Discount } from '@clipfront/feeds/discount'

/**
 * A discount as page data carries it. What a site's release has no template for is said in words of its language: releases
 * that are older than the kind show them too.
 */
export function wireDiscount(discount: Discount | null, site: Pick<Site, 'language'>): WireCoupon['discount'] {
  return discount?.kind === 'bundle' ? { kind: 'other', text: describeWorth(discount, site) } : discount
}
