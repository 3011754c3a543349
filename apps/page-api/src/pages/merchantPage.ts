import type { WirePageData } from '@clipfront/page-data'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { listMerchantCoupons } from '../coupons/listMerchantCoupons.ts'
import { describeMerchant } from '../merchants/describeMerchant.ts'
import { findMerchant } from '../merchants/findMerchant.ts'
import { similarMerchants } from '../merchants/similarMerchants.ts'
import { describeCrawling } from './alternates/describeCrawling.ts'
import { merchantPaths } from './alternates/merchantPaths.ts'
import { buildPage } from './buildPage.ts'
import { describeMerchantPage } from './describeMerchantPage.ts'
import type { CatalogueView } from './CatalogueView.ts'
import { categoriesOfMerchant } from '../merchants/categoriesOfMerchant.ts'
import type { PageRequest } from './PageRequest.ts'
import { storePath } from './storePath.ts'

/**
 * A merchant's page: what can be used, then what could be. With a `promoid` of this merchant that coupon stands first and
 * shows its whole code, unless it has ended or not begun; counts and title speak of live ones only.
 * @returns undefined when the site has no such merchant
 */
export async function merchantPage(
  view: CatalogueView,
  slug: string,
  request: PageRequest,
): Promise<WirePageData | undefined> {
  const merchant = await findMerchant(view, slug)
  if (!merchant) return undefined
  const [coupons, similar, categories, paths] = await Promise.all([
    listMerchantCoupons(view, merchant.id, request),
    similarMerchants(view, merchant.id),
    categoriesOfMerchant(view, merchant.id),
    merchantPaths(view, [String(merchant.master_id)]),
  ])
  return buildPage(view.site, {
    page: 'merchant',
    ...describeMerchantPage(view, merchant, coupons),
    ...describeCrawling(view.site, 'merchant', paths.get(String(merchant.master_id)) ?? new Map()),
    keywords: [merchant.name, merchant.domain],
    canonicalPath: storePath(merchant.slug),
    data: {
      merchant: describeMerchant(merchant),
      coupons: [
        ...(coupons.revealed ? [describeCoupon(coupons.revealed, view.site, { revealed: true })] : []),
        ...coupons.current.map((row) => describeCoupon(row, view.site)),
      ],
      past_coupons: coupons.past.map((row) => describeCoupon(row, view.site)),
      similar_merchants: similar,
      categories,
    },
    tags: [`merchant:${merchant.id}`],
  })
}
