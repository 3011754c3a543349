import { findHeadline } from '@clipfront/catalog/cashback'
import { listMerchantCoupons, describeCoupon } from '@clipfront/catalog/coupons'
import { describeMerchant, merchantHealth, similarMerchants, listReviews } from '@clipfront/catalog/merchants'
import { postsAbout } from '@clipfront/catalog/posts'
import { findBySlug } from '@clipfront/catalog/slugs'
import { findCrawling } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { describeMerchantPage } from './describeMerchantPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { categoriesOfMerchant } from '@clipfront/catalog/listings'
import { pagePath } from '@clipfront/routing/page-paths'

const POSTS = 3

/**
 * A merchant's page: what can be used, then what could be. With a `promoid` of this merchant that coupon stands first and
 * shows its whole code, unless it has ended or not begun; counts and title speak of live ones only.
 */
export async function merchantPage(view: CatalogView, slug: string, request: PageRequest) {
  const merchant = await findBySlug(view, 'merchant', slug)
  if (!merchant) return undefined
  const [coupons, similar, categories, crawling, details] = await Promise.all([
    listMerchantCoupons(view, merchant.id, request),
    similarMerchants(view, merchant.id),
    categoriesOfMerchant(view, merchant.id),
    findCrawling(view, 'merchant', merchant.master_id),
    readDetails(view, merchant.id),
  ])
  return buildPage(view.site, {
    page: 'merchant',
    ...describeMerchantPage(view, merchant, coupons),
    ...crawling,
    keywords: [merchant.name, merchant.domain],
    canonicalPath: pagePath('merchant', merchant.slug),
    data: {
      merchant: describeMerchant(merchant),
      coupons: [
        ...(coupons.revealed ? [describeCoupon(coupons.revealed, view.site, { revealed: true })] : []),
        ...coupons.current.map((row) => describeCoupon(row, view.site)),
      ],
      past_coupons: coupons.past.map((row) => describeCoupon(row, view.site)),
      counts: coupons.counts,
      similar_merchants: similar,
      categories,
      ...details,
    },
    tags: [`merchant:${merchant.id}`],
  })
}

/** What is known of the merchant beside its offers. */
async function readDetails(view: CatalogView, merchantId: number) {
  const [opinions, cashback, health, posts] = await Promise.all([
    listReviews(view, merchantId),
    findHeadline(view, merchantId),
    merchantHealth(view, merchantId),
    view.site.pageType.blog === undefined ? [] : postsAbout(view, [merchantId], POSTS),
  ])
  return { ...opinions, cashback, health, posts }
}
