import type { WirePageData } from '@clipfront/page-data'
import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { openGathering, describeLabel, findOwnShop, relatedBrands } from '@clipfront/catalog/listings'
import { findBySlug } from '@clipfront/catalog/slugs'
import { labelPaths } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { describeListPage } from './describeListPage.ts'
import { brandPath } from '@clipfront/catalog/paths'

/**
 * A brand of goods: who sells it, with the best offer of each shop, its own shop's first, and all other offers that name it, a
 * page at a time (R1.1).
 * @returns undefined when the site describes no such brand, or it has no such page
 */
export async function brandPage(
  view: CatalogView,
  slug: string,
  request: PageRequest,
): Promise<WirePageData | undefined> {
  const brand = await findBySlug(view, 'brand', slug)
  if (!brand) return undefined
  const own = await findOwnShop(view, brand)
  const gathering = { kind: 'brand', id: brand.id, slug: brand.slug, ownMerchant: own?.id ?? null } as const
  const [opened, others, paths] = await Promise.all([
    openGathering(view, gathering, request),
    cached(view, ['relatedBrands', brand.id], () => relatedBrands(view, brand)),
    cached(view, ['paths', 'brand', brand.id], () => labelPaths(view, 'brand', [brand.slug])),
  ])
  if (!opened) return undefined
  const { arrangement, best, coupons, paging } = opened
  const listed = {
    page: 'brand',
    name: brand.name,
    path: brandPath(brand.slug),
    paging,
    paths: paths.get(brand.slug),
  } as const
  return buildPage(view.site, {
    page: 'brand',
    ...describeListPage(view, listed, arrangement.ids.length),
    data: {
      brand: describeLabel(brand),
      own_merchant: own ?? null,
      best_coupons: best,
      coupons,
      paging,
      merchants: arrangement.merchants,
      categories: arrangement.categories,
      other_brands: others,
    },
    tags: [`brand:${brand.id}`],
  })
}
