import type { WirePageData } from '@clipfront/page-data'
import { sql } from 'kysely'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { COUPON_ORDERS, rankedOrder } from '../coupons/couponOrder.ts'
import { selectCoupons, usedToday } from '../coupons/selectCoupons.ts'
import { isLive } from '../coupons/couponState.ts'
import { merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { categoryPaths } from './alternates/categoryPaths.ts'
import { describeCrawling } from './alternates/describeCrawling.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'
import { categoryPath } from './categoryPath.ts'
import { monthOf } from './monthOf.ts'
import type { PageRequest } from './PageRequest.ts'

const COUPONS_PER_PAGE = 24
const TOP_MERCHANTS = 12

/**
 * A category's live offers, a page at a time.
 * @returns undefined when the site has no such category, or it has no such page
 */
export async function categoryPage(
  view: CatalogueView,
  slug: string,
  request: PageRequest,
): Promise<WirePageData | undefined> {
  const category = await view.database
    .selectFrom('category')
    .selectAll()
    .where('site', '=', view.site.code)
    .where('slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
  if (!category) return undefined
  const [total, coupons, merchants, paths] = await Promise.all([
    countCoupons(view, category.id),
    listCoupons(view, category.id, request),
    topMerchants(view, category.id),
    categoryPaths(view, [category.slug]),
  ])
  const pages = Math.max(1, Math.ceil(total / COUPONS_PER_PAGE))
  if (request.page > pages) return undefined
  const words = wordingOf(view.site).category
  const { robots, alternates } = describeCrawling(view.site, 'category', paths.get(category.slug) ?? new Map())
  return buildPage(view.site, {
    page: 'category',
    title: words.title(category.name, monthOf(view), request.page),
    description: words.description(category.name, total),
    keywords: [category.name],
    canonicalPath: `${categoryPath(category.slug)}${request.page > 1 ? `?page=${request.page}` : ''}`,
    robots,
    data: {
      category: { id: category.id, slug: category.slug, name: category.name, summary: category.summary },
      coupons: coupons.map((row) => describeCoupon(row, view.site)),
      top_merchants: merchants,
      paging: { page: request.page, pages, total },
    },
    // Pages of a list do not correspond: the second one holds other offers elsewhere.
    alternates: request.page === 1 ? alternates : [],
    tags: [`category:${category.id}`],
  })
}

function couponsOf(view: CatalogueView, categoryId: number) {
  return selectCoupons(view)
    .where(isLive(view.now))
    .where('c.id', 'in', (query) =>
      query.selectFrom('coupon_category as cc').where('cc.category_id', '=', categoryId).select('cc.coupon_id'),
    )
}

async function countCoupons(view: CatalogueView, categoryId: number): Promise<number> {
  const { total } = await couponsOf(view, categoryId)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function listCoupons(view: CatalogueView, categoryId: number, { page, sort }: PageRequest) {
  const order = sort === 'newest' || sort === 'ending' ? COUPON_ORDERS[sort] : rankedOrder
  return view.database
    .selectFrom(couponsOf(view, categoryId).as('c'))
    .selectAll('c')
    .select(usedToday(view).as('used_today'))
    .orderBy(order)
    .limit(COUPONS_PER_PAGE)
    .offset((page - 1) * COUPONS_PER_PAGE)
    .execute()
}

async function topMerchants(view: CatalogueView, categoryId: number) {
  return merchantSummaries(view)
    .where('m.id', 'in', couponsOf(view, categoryId).clearSelect().select('c.merchant_id'))
    .orderBy(popularOrder)
    .limit(TOP_MERCHANTS)
    .execute()
}
