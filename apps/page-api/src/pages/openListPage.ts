import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { type Listing, openListing } from '@clipfront/catalog/listings'
import { resolveMessages } from '@clipfront/catalog/messages'
import { pagePath } from '@clipfront/routing/page-paths'
import { canonicalListPath } from './canonicalListPath.ts'
import { findCrawling } from '../alternates/indexablePaths.ts'
import { formatMonth } from './formatMonth.ts'

/**
 * One page of a list of many merchants' offers, and what its head says.
 * @returns undefined when the list has no such page
 */
export async function openListPage(view: CatalogView, listing: Listing & { name: string }, request: PageRequest) {
  const { kind, id, slug, name } = listing
  const [opened, { robots, alternates }] = await Promise.all([
    openListing(view, listing, request),
    cached(view, ['crawling', kind, id], () => findCrawling(view, kind, slug)),
  ])
  if (!opened) return undefined
  const { page } = opened.paging
  const path = pagePath(kind, slug)
  const words = resolveMessages(view.site.language).category
  const head = {
    title: words.title(name, formatMonth(view), page),
    description: words.description(name, opened.ranked.ids.length),
    keywords: [name],
    canonicalPath: canonicalListPath(path, request, page),
    robots,
    // Pages of a list do not correspond: the second one holds other offers elsewhere.
    alternates: page === 1 ? alternates : [],
    tags: [`${kind}:${id}`],
  }
  return { ...opened, head }
}
