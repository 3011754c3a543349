import { popularMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { searchCategories, searchPosts, searchCoupons, searchMerchants } from '@clipfront/catalog/search'
import { buildPage } from './buildPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { searchPath } from '@clipfront/routing/page-paths'

const MERCHANTS = 24
const CATEGORIES = 12
const COUPONS = 24
const POPULAR = 12
const POSTS = 6

/** What matches and what was probably meant, told apart (R1.7). Without a query: what is popular. */
export async function searchPage(view: CatalogView, { q }: PageRequest) {
  const nothing = { exact: [], fuzzy: [] }
  const [merchants, categories, coupons, posts, popular] = await Promise.all([
    q ? searchMerchants(view, q, MERCHANTS) : nothing,
    q ? searchCategories(view, q, CATEGORIES) : nothing,
    q ? searchCoupons(view, q, COUPONS) : nothing,
    q && view.site.pageType.blog !== undefined ? searchPosts(view, q, POSTS) : nothing,
    popularMerchants(view, POPULAR),
  ])
  const words = resolveMessages(view.site).search
  return buildPage(view.site, {
    page: 'search',
    title: words.title(q),
    description: words.description(q),
    canonicalPath: searchPath(q),
    robots: 'NOINDEX',
    data: {
      query: q,
      meant: findLikelyName([merchants, categories]),
      exact: { merchants: merchants.exact, categories: categories.exact, coupons: coupons.exact, posts: posts.exact },
      fuzzy: { merchants: merchants.fuzzy, categories: categories.fuzzy, coupons: coupons.fuzzy, posts: posts.fuzzy },
      popular,
    },
    tags: ['search'],
  })
}

interface Named {
  exact: readonly { name: string }[]
  fuzzy: readonly { name: string }[]
}

/** The name that looks most like what was typed, where nothing has that name. */
function findLikelyName(kinds: readonly Named[]): string | null {
  if (kinds.some(({ exact }) => exact.length > 0)) return null
  return kinds.flatMap(({ fuzzy }) => fuzzy)[0]?.name ?? null
}
