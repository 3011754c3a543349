import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { countFacets, countFilters, pickFitting } from '@clipfront/catalog/filters'
import { popularMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import {
  COUPON_REACH,
  describeCoupons,
  describeName,
  describePosts,
  findAlikeCoupons,
  findAlikeMerchants,
  findAlikePosts,
  findBestOffer,
  isNothing,
  type Matches,
  openSearch,
  popularSearches,
} from '@clipfront/catalog/search'
import { isFiltering, type OfferFilter, type WirePageContent } from '@clipfront/page-data'
import { searchPath } from '@clipfront/routing/page-paths'
import { buildPage } from './buildPage.ts'
import { canonicalListPath } from './canonicalListPath.ts'

/** Of each kind on a page. */
const ON_A_PAGE = { merchants: 24, categories: 12, labels: 12, coupons: 24, posts: 6 } as const
/** Of merchants: a letter begins thousands of names, which the directory lists. */
const MOST_PAGES = 10
const POPULAR = 12

type Kind = keyof typeof ON_A_PAGE
type WireMatches = WirePageContent['search']['exact']
type SearchResult = Awaited<ReturnType<typeof openSearch>>

/**
 * What matches and what was probably meant, told apart (R1.7, docs/contracts/search.md). Without a query: what is popular. What
 * matches goes on, a page at a time, each kind beside the others.
 * @returns undefined when nothing goes on that far
 */
export async function searchPage(view: CatalogView, request: PageRequest) {
  const { q, page: asked, literal } = request
  const page = q ? asked : 1
  const [content, popular, popularFound] = await Promise.all([
    q ? describeSearch(view, request) : NOTHING,
    popularMerchants(view, POPULAR),
    popularSearches(view),
  ])
  if (page > (content.paging?.pages ?? 1)) return undefined
  const words = resolveMessages(view.site.language)
  const title = words.search.title(q)
  return buildPage(view.site, {
    page: 'search',
    title: page > 1 ? words.onPage(title, page) : title,
    description: words.search.description(q),
    canonicalPath: canonicalListPath(searchPath(q, { literal }), request, page),
    robots: 'NOINDEX',
    data: {
      query: q,
      literal: literal && q !== '',
      ...content,
      popular,
      popular_searches: isFound(content) ? [] : popularFound,
    },
    tags: ['search'],
  })
}

type SearchContent = Omit<WirePageContent['search'], 'query' | 'popular' | 'popular_searches'>

const NO_MATCHES: WireMatches = { merchants: [], categories: [], coupons: [], posts: [], labels: [] }
const NOTHING: SearchContent = {
  meant: '',
  domain: '',
  merchant: null,
  exact: NO_MATCHES,
  fuzzy: NO_MATCHES,
  counts: { merchants: 0, categories: 0, labels: 0, coupons: 0, posts: 0 },
  paging: { page: 1, pages: 1, total: 0, offset: 0 },
}

/** Also what was only guessed is something to go on with. */
function isFound({ exact, fuzzy }: SearchContent): boolean {
  return [exact, fuzzy].some((matches) => Object.values(matches).some((found) => found?.length))
}

async function describeSearch(
  view: CatalogView,
  { q: text, page, literal: isLiteral, filter }: PageRequest,
): Promise<SearchContent> {
  const reach = {
    merchants: ON_A_PAGE.merchants * MOST_PAGES,
    coupons: COUPON_REACH.page,
    posts: { limit: ON_A_PAGE.posts, offset: (page - 1) * ON_A_PAGE.posts },
  }
  const found = await openSearch(view, text, { reach, isLiteral })
  const { exact, corrected, meant, domain } = found
  const all = corrected ?? exact
  const shown = narrow(all, filter)
  const counts = countMatches(shown)
  const pages = countPages({ ...counts, merchants: shown.merchants.length, coupons: shown.coupons.ids.length })
  const matches = await describeMatches(view, shown, { page, text })
  return {
    meant,
    domain,
    merchant: page === 1 ? await describeNamed(view, shown, { text, hasOffer: !isFiltering(filter) }) : null,
    exact: corrected ? NO_MATCHES : matches,
    fuzzy: corrected ? matches : page > 1 || isLiteral ? NO_MATCHES : await describeNearest(view, found),
    counts,
    paging: { page, pages, total: counts.coupons, offset: (page - 1) * ON_A_PAGE.coupons },
    filters: countFilters(countFacets(all.coupons.facets), filter),
  }
}

/** The same with those of its offers that fit a filter. */
function narrow(matches: Matches, filter: OfferFilter): Matches {
  if (!isFiltering(filter)) return matches
  const { ids, facets } = matches.coupons
  const fitting = pickFitting(ids, facets, filter)
  return { ...matches, coupons: { ids: fitting, facets: [], total: fitting.length } }
}

function countMatches({ names, totalMerchants, coupons, posts }: Matches) {
  const categories = names.filter(({ kind }) => kind === 'category').length
  return {
    merchants: totalMerchants,
    categories,
    labels: names.length - categories,
    coupons: coupons.total ?? coupons.ids.length,
    posts: posts.total,
  }
}

function countPages(counts: Record<Kind, number>): number {
  const kinds = Object.entries(ON_A_PAGE) as [Kind, number][]
  return Math.max(1, ...kinds.map(([kind, size]) => Math.ceil(counts[kind] / size)))
}

async function describeMatches(
  view: CatalogView,
  { merchants, names, coupons, posts }: Matches,
  { page, text }: { page: number; text: string },
): Promise<WireMatches> {
  const cut = <Item>(kind: Kind, items: readonly Item[]) =>
    items.slice((page - 1) * ON_A_PAGE[kind], page * ON_A_PAGE[kind])
  const [wireCoupons, wirePosts] = await Promise.all([
    describeCoupons(view, cut('coupons', coupons.ids), text),
    describePosts(view, posts.posts),
  ])
  return {
    merchants: cut('merchants', merchants).map(describeMerchant),
    categories: cut(
      'categories',
      names.filter(({ kind }) => kind === 'category'),
    ).map(({ id, slug, name, live_coupons }) => ({ id, slug, name, live_coupons })),
    labels: cut(
      'labels',
      names.filter(({ kind }) => kind !== 'category'),
    ).map(describeName),
    coupons: wireCoupons,
    posts: wirePosts,
  }
}

function describeMerchant({ id, slug, name, tint, logo, live_codes, live_deals }: WireMatches['merchants'][number]) {
  return { id, slug, name, tint, logo, live_codes, live_deals }
}

/** @param options.hasOffer with its best offer; whoever narrows the list finds that in it, if it fits */
async function describeNamed(
  view: CatalogView,
  { named }: Matches,
  { text, hasOffer }: { text: string; hasOffer: boolean },
): Promise<SearchContent['merchant']> {
  if (!named) return null
  const best = hasOffer ? await findBestOffer(view, named.id) : undefined
  const [coupon = null] = best === undefined ? [] : await describeCoupons(view, [best], text)
  return { merchant: describeMerchant(named), best_coupon: coupon }
}

/** Names near to what matches; where nothing does, whatever looks like what was typed. */
async function describeNearest(view: CatalogView, { query, exact, near }: SearchResult): Promise<WireMatches> {
  if (!isNothing(exact)) return { ...NO_MATCHES, merchants: near.map(describeMerchant) }
  const [merchants, ids, posts] = await Promise.all([
    near.length > 0 ? near : findAlikeMerchants(view, query, ON_A_PAGE.merchants),
    findAlikeCoupons(view, query, ALIKE_REACH),
    findAlikePosts(view, query, ON_A_PAGE.posts),
  ])
  const coupons = await describeCoupons(view, ids.slice(0, ON_A_PAGE.coupons), query.text)
  return { ...NO_MATCHES, merchants: merchants.map(describeMerchant), coupons, posts }
}

/** They stand on one page. */
const ALIKE_REACH = { ranked: 250, enough: ON_A_PAGE.coupons }
