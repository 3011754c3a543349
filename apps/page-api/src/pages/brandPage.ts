import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { describeLabel, findOwnMerchant, relatedBrands } from '@clipfront/catalog/listings'
import { findBySlug } from '@clipfront/catalog/slugs'
import { buildPage } from './buildPage.ts'
import { openListPage } from './openListPage.ts'

/**
 * A brand of goods: who sells it, with the best offer of each merchant, its own merchant's first, and all other offers that name it, a
 * page at a time (R1.1).
 */
export async function brandPage(view: CatalogView, slug: string, request: PageRequest) {
  const brand = await findBySlug(view, 'brand', slug)
  if (!brand) return undefined
  const own = await findOwnMerchant(view, brand)
  const [opened, others] = await Promise.all([
    openListPage(view, { kind: 'brand', ownMerchant: own?.id ?? null, ...brand }, request),
    cached(view, ['relatedBrands', brand.id], () => relatedBrands(view, brand)),
  ])
  if (!opened) return undefined
  const { ranked, best, coupons, paging, filters, head } = opened
  return buildPage(view.site, {
    page: 'brand',
    ...head,
    data: {
      brand: describeLabel(brand),
      own_merchant: own ?? null,
      best_coupons: best,
      coupons,
      paging,
      filters,
      merchants: ranked.merchants,
      categories: ranked.categories,
      other_brands: others,
    },
  })
}
