import { popularMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { searchCategories, searchPosts, searchCoupons, searchMerchants } from '@clipfront/catalog/search'
import { buildPage } from './buildPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { searchPath } from '@clipfront/routing/page-paths'

/** Of each kind on a page. */
const ON_A_PAGE = { merchants: 24, categories: 12, coupons: 24, posts: 6 } as const
/** Of merchants and categories: a letter begins thousands of names, which the directory lists. */
const MOST_PAGES = 10
const POPULAR = 12

const NOTHING = { exact: [], fuzzy: [] }

/**
 * What matches and what was probably meant, told apart (R1.7). Without a query: what is popular. What matches goes on, a page at a
 * time, each kind beside the others.
 * @returns undefined when nothing goes on that far
 */
export async function searchPage(view: CatalogView, { q, page: asked }: PageRequest) {
  const page = q ? asked : 1
  const resolveSlice = (kind: keyof typeof ON_A_PAGE) => ({
    limit: ON_A_PAGE[kind],
    offset: (page - 1) * ON_A_PAGE[kind],
  })
  const [merchants, categories, coupons, posts, popular] = await Promise.all([
    q ? searchMerchants(view, q, ON_A_PAGE.merchants * MOST_PAGES) : NOTHING,
    q ? searchCategories(view, q, ON_A_PAGE.categories * MOST_PAGES) : NOTHING,
    q ? searchCoupons(view, q, resolveSlice('coupons')) : { ...NOTHING, total: 0 },
    q && view.site.pageType.blog !== undefined ? searchPosts(view, q, resolveSlice('posts')) : { ...NOTHING, total: 0 },
    popularMerchants(view, POPULAR),
  ])
  const totals = {
    merchants: merchants.exact.length,
    categories: categories.exact.length,
    coupons: coupons.total,
    posts: posts.total,
  }
  const pages = countPages(totals)
  if (page > pages) return undefined
  const words = resolveMessages(view.site)
  const title = words.search.title(q)
  const path = searchPath(q)
  return buildPage(view.site, {
    page: 'search',
    title: page > 1 ? words.onPage(title, page) : title,
    description: words.search.description(q),
    canonicalPath: page > 1 ? `${path}&page=${page}` : path,
    robots: 'NOINDEX',
    data: {
      query: q,
      meant: findLikelyName([merchants, categories]),
      exact: {
        merchants: slice(merchants.exact, resolveSlice('merchants')),
        categories: slice(categories.exact, resolveSlice('categories')),
        coupons: coupons.exact,
        posts: posts.exact,
      },
      // Look-alikes are guesses: the best of them stand on the first page, and on no other.
      fuzzy: {
        merchants: page > 1 ? [] : merchants.fuzzy.slice(0, ON_A_PAGE.merchants),
        categories: page > 1 ? [] : categories.fuzzy.slice(0, ON_A_PAGE.categories),
        coupons: page > 1 ? [] : coupons.fuzzy,
        posts: page > 1 ? [] : posts.fuzzy,
      },
      counts: { ...totals, labels: 0 },
      paging: { page, pages, total: totals.coupons, offset: resolveSlice('coupons').offset },
      popular,
    },
    tags: ['search'],
  })
}

function countPages(totals: Record<keyof typeof ON_A_PAGE, number>): number {
  const { merchants, categories, coupons, posts } = ON_A_PAGE
  const parts = [totals.merchants / merchants, totals.categories / categories, totals.coupons / coupons]
  return Math.max(1, ...[...parts, totals.posts / posts].map(Math.ceil))
}

function slice<Item>(items: readonly Item[], { limit, offset }: { limit: number; offset: number }): Item[] {
  return items.slice(offset, offset + limit)
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
