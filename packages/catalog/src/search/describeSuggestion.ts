import { pagePath } from '@clipfront/routing/page-paths'
import type { merchantSummaries } from '../merchants/merchantSummaries.ts'
import type { SiteName } from './siteNames.ts'

type MerchantRow = Awaited<ReturnType<ReturnType<typeof merchantSummaries>['execute']>>[number]

/** A merchant as suggestions carry it. */
export function describeMerchant({ id, slug, name, tint, logo, live_codes, live_deals }: MerchantRow) {
  const path = pagePath('merchant', slug)
  return { kind: 'merchant' as const, id, slug, name, path, live_coupons: live_codes + live_deals, tint, logo }
}

/** A category, brand, event or tag as suggestions and page data carry it. */
export function describeName({ kind, id, slug, name, path, live_coupons }: SiteName) {
  return { kind, id, slug, name, path, live_coupons, tint: null, logo: null }
}
