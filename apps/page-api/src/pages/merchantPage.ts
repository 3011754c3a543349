import type { WirePageData } from '@clipfront/page-data'
import { findHeadline } from '../cashback/headline.ts'
import { type MerchantCounts, listMerchantCoupons } from '../coupons/listMerchantCoupons.ts'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { describeMerchant } from '../merchants/describeMerchant.ts'
import { merchantHealth } from '../merchants/merchantHealth.ts'
import { similarMerchants } from '../merchants/similarMerchants.ts'
import { postsAbout } from '../posts/selectPosts.ts'
import { listReviews } from '../reviews/listReviews.ts'
import { findBySlug } from '../slugs/slugs.ts'
import { describeCrawling } from '../alternates/listAlternates.ts'
import { merchantPaths } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { describeMerchantPage } from './describeMerchantPage.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { categoriesOfMerchant } from '../categories/categories.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import { merchantPath } from '../paths/paths.ts'

const POSTS = 3

/**
 * A merchant's page: what can be used, then what could be. With a `promoid` of this merchant that coupon stands first and
 * shows its whole code, unless it has ended or not begun; counts and title speak of live ones only.
 * @returns undefined when the site has no such merchant
 */
export async function merchantPage(
  view: CatalogView,
  slug: string,
  request: PageRequest,
): Promise<WirePageData | undefined> {
  const merchant = await findBySlug(view, 'merchant', slug)
  if (!merchant) return undefined
  const [coupons, similar, categories, paths, shop] = await Promise.all([
    listMerchantCoupons(view, merchant.id, request),
    similarMerchants(view, merchant.id),
    categoriesOfMerchant(view, merchant.id),
    merchantPaths(view, [String(merchant.master_id)]),
    aboutShop(view, merchant.id),
  ])
  return buildPage(view.site, {
    page: 'merchant',
    ...describeMerchantPage(view, merchant, coupons),
    ...describeCrawling(view.site, 'merchant', paths.get(String(merchant.master_id)) ?? new Map()),
    keywords: [merchant.name, merchant.domain],
    canonicalPath: merchantPath(merchant.slug),
    data: {
      merchant: describeMerchant(merchant),
      coupons: [
        ...(coupons.revealed ? [describeCoupon(coupons.revealed, view.site, { revealed: true })] : []),
        ...coupons.current.map((row) => describeCoupon(row, view.site)),
      ],
      past_coupons: coupons.past.map((row) => describeCoupon(row, view.site)),
      counts: wireCounts(coupons.counts),
      similar_merchants: similar,
      categories,
      ...shop,
    },
    tags: [`merchant:${merchant.id}`],
  })
}

/** What is known of the shop beside its offers. */
async function aboutShop(view: CatalogView, merchantId: number) {
  const [opinions, cashback, health, posts] = await Promise.all([
    listReviews(view, merchantId),
    findHeadline(view, merchantId),
    merchantHealth(view, merchantId),
    view.site.pageType.blog === undefined ? [] : postsAbout(view, [merchantId], POSTS),
  ])
  return { ...opinions, cashback, health, posts }
}

function wireCounts({ liveCodes, liveDeals, freeDelivery, students, newCustomers, past }: MerchantCounts) {
  return {
    codes: liveCodes,
    deals: liveDeals,
    free_delivery: freeDelivery,
    students,
    new_customers: newCustomers,
    past,
  }
}
