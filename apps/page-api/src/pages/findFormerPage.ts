import type { WirePageData } from '@clipfront/page-data'
import { findFormerSlug } from '@clipfront/catalog/slugs'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { findPageRoute, type PageRoute } from '@clipfront/routing/page-paths'
import { findPage } from './findPage.ts'
import { findSpelling } from './findSpelling.ts'

/** What became of a page: it lives elsewhere, or is gone for good. */
export type FormerPage = { type: 'moved'; location: string } | { type: 'gone'; since: Date }

/** Whose slugs stand in the addresses of a page; those of the others do not move. */
const SLUG_KINDS: Readonly<Partial<Record<PageRoute['name'], Parameters<typeof findFormerSlug>[1]>>> = {
  merchant: 'merchant',
  cashback: 'merchant',
  category: 'category',
  topic: 'topic',
  channel: 'channel',
  blog: 'post',
  tag: 'tag',
  brand: 'brand',
}

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
  const route = findPageRoute(request.segments)
  const kind = route && SLUG_KINDS[route.name]
  if (route?.slug === undefined || !kind) return undefined
  const former = await findFormerSlug(view, kind, route.slug)
  if (!former) return undefined
  const [first = ''] = request.segments
  const page = former.to === null ? undefined : await findNow(view, { ...request, segments: [first, former.to] })
  const location = page && findSpelling(view.site, target, request, page)
  return location === undefined ? { type: 'gone', since: former.since } : { type: 'moved', location }
}

/** The page that is there today; the first of a list that has no such page any more. */
async function findNow(view: CatalogView, request: PageRequest): Promise<WirePageData | undefined> {
  const page = await findPage(view, request)
  return page ?? (request.page > 1 ? findPage(view, { ...request, page: 1 }) : undefined)
}
