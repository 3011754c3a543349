import type { WirePageData } from '@clipfront/page-data'
import { popularMerchants } from '../merchants/popularMerchants.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { searchCategories } from '../search/searchCategories.ts'
import { searchCoupons } from '../search/searchCoupons.ts'
import { searchMerchants } from '../search/searchMerchants.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'
import type { PageRequest } from './PageRequest.ts'

const MERCHANTS = 24
const CATEGORIES = 12
const COUPONS = 24
const POPULAR = 12

/** What matches and what was probably meant, told apart (R1.7). Without a query: what is popular. */
export async function searchPage(view: CatalogueView, { q }: PageRequest): Promise<WirePageData> {
  const nothing = { exact: [], fuzzy: [] }
  const [merchants, categories, coupons, popular] = await Promise.all([
    q ? searchMerchants(view, q, MERCHANTS) : nothing,
    q ? searchCategories(view, q, CATEGORIES) : nothing,
    q ? searchCoupons(view, q, COUPONS) : nothing,
    popularMerchants(view, POPULAR),
  ])
  const words = wordingOf(view.site).search
  return buildPage(view.site, {
    page: 'search',
    title: words.title(q),
    description: words.description(q),
    canonicalPath: q ? `/search?q=${encodeURIComponent(q)}` : '/search',
    robots: 'NOINDEX',
    data: {
      query: q,
      exact: { merchants: merchants.exact, categories: categories.exact, coupons: coupons.exact },
      fuzzy: { merchants: merchants.fuzzy, categories: categories.fuzzy, coupons: coupons.fuzzy },
      popular,
    },
    tags: ['search'],
  })
}
