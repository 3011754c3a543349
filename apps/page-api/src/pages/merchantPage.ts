import { findHeadline } from '@clipfront/catalog/cashback'
import { describeCoupon, findFollowingCode, listMerchantCoupons } from '@clipfront/catalog/coupons'
import { countFilters } from '@clipfront/catalog/filters'
import { describeMerchant, merchantHealth, similarMerchants, listReviews } from '@clipfront/catalog/merchants'
import { postsAbout } from '@clipfront/catalog/posts'
import { findBySlug } from '@clipfront/catalog/slugs'
import { findCrawling } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { canonicalListPath } from './canonicalListPath.ts'
import { describeMerchantPage } from './describeMerchantPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { categoriesOfMerchant } from '@clipfront/catalog/listings'
import { pagePath } from '@clipfront/routing/page-paths'

const POSTS = 3

/**
 * A merchant's page: what can be used, then what could be, a page at a time. With a `promoid` of this merchant that coupon stands
 * first and shows its whole code, unless it has ended or not begun; counts and title speak of live ones only.
 */
export async function merchantPage(view: CatalogView, slug: string, request: PageRequest) {
  const merchant = await findBySlug(view, 'merchant', slug)
  if (!merchant) return undefined
  const listed = listMerchantCoupons(view, merchant.id, request)
  const [coupons, nextCode, similar, categories, crawling, details] = await Promise.all([
    listed,
    listed.then((found) => findFollowingCode(view, found?.revealed, request.voted)),
    similarMerchants(view, merchant.id),
    categoriesOfMerchant(view, merchant.id),
    findCrawling(view, 'merchant', merchant.master_id),
    readDetails(view, merchant.id),
  ])
  if (!coupons) return undefined
  const { page } = coupons.paging
  const describe = (row: (typeof coupons.current)[number], revealed = false) =>
    describeCoupon(row, view.site, { revealed, oldPosition: row.old_position })
  return buildPage(view.site, {
    page: 'merchant',
    ...describeMerchantPage(view, merchant, coupons),
    // Later pages may hold history alone, which is not what anybody searches for, and do not correspond to those of other sites.
    robots:
      page > 1 && coupons.current.length === 0 && crawling.robots === 'INDEX' ? 'NOINDEX, FOLLOW' : crawling.robots,
    alternates: page === 1 ? crawling.alternates : [],
    keywords: [merchant.name, merchant.domain],
    canonicalPath: canonicalListPath(pagePath('merchant', merchant.slug), request, page),
    data: {
      merchant: describeMerchant(merchant),
      coupons: [
        ...(coupons.revealed ? [describe(coupons.revealed, true)] : []),
        ...coupons.current.map((row) => describe(row)),
      ],
      past_coupons: coupons.past.map((row) => describe(row)),
      paging: coupons.paging,
      filters: countFilters(coupons.facetCounts, request.filter),
      counts: coupons.counts,
      last_tested_at: coupons.lastTestedAt?.toISOString() ?? null,
      similar_merchants: similar,
      categories,
      next_code: nextCode,
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
