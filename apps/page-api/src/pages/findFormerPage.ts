import type { WirePageData } from '@clipfront/page-data'
import { findFormerSlug } from '@clipfront/catalog/slugs'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { findPage } from './findPage.ts'
import { findSpelling } from './findSpelling.ts'

/** What became of a page: it lives elsewhere, or is gone for good. */
export type FormerPage = { type: 'moved'; location: string } | { type: 'gone'; since: Date }

/** Collections by their first part of the path: whose slugs stand in them. */
const COLLECTIONS = {
  stores: 'merchant',
  cashback: 'merchant',
  categories: 'category',
  topics: 'topic',
  channels: 'channel',
  blog: 'post',
  tags: 'tag',
  brands: 'brand',
} as const

/**
 * What became of an address at which nothing is now. One that moved leads to a page that is there, by its own address: a merchant
 * may have a new slug and no page of this type, and a list fewer pages than it had.
 * @param target path and query as they were sent; the query goes along
 * @returns undefined when nothing ever was there
 */
export async function findFormerPage(
  view: CatalogView,
  request: PageRequest,
  target: string,
): Promise<FormerPage | undefined> {
  const [given = '', slug, ...rest] = request.segments
  const first = given.toLowerCase()
  if (slug === undefined || rest.length > 0 || !isCollection(first)) return undefined
  const former = await findFormerSlug(view, COLLECTIONS[first], slug)
  if (!former) return undefined
  const page = former.to === null ? undefined : await findNow(view, { ...request, segments: [first, former.to] })
  const location = page && findSpelling(view.site, target, request, page)
  return location === undefined ? { type: 'gone', since: former.since } : { type: 'moved', location }
}

/** The page that is there today; the first of a list that has no such page any more. */
async function findNow(view: CatalogView, request: PageRequest): Promise<WirePageData | undefined> {
  const page = await findPage(view, request)
  return page ?? (request.page > 1 ? findPage(view, { ...request, page: 1 }) : undefined)
}

function isCollection(first: string): first is keyof typeof COLLECTIONS {
  return Object.hasOwn(COLLECTIONS, first)
}
