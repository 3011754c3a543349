import { findFormerSlug } from '../slugs/findFormerSlug.ts'
import { cashbackPath } from './cashbackPath.ts'
import { brandPath } from './brandPath.ts'
import { categoryPath } from './categoryPath.ts'
import type { CatalogueView } from './CatalogueView.ts'
import { channelPath } from './channelPath.ts'
import type { PageRequest } from './PageRequest.ts'
import { postPath } from './postPath.ts'
import { storePath } from './storePath.ts'
import { topicPath } from './topicPath.ts'
import { tagPath } from './tagPath.ts'

/** What became of a page: it lives elsewhere, or is gone for good. */
export type FormerPage = { type: 'moved'; location: string } | { type: 'gone'; since: Date }

/** Collections by their first part of the path: whose slugs stand in them, and where their pages are. */
const COLLECTIONS = {
  stores: { kind: 'merchant', pathOf: storePath },
  cashback: { kind: 'merchant', pathOf: cashbackPath },
  categories: { kind: 'category', pathOf: categoryPath },
  topics: { kind: 'topic', pathOf: topicPath },
  channels: { kind: 'channel', pathOf: channelPath },
  blog: { kind: 'post', pathOf: postPath },
  tags: { kind: 'tag', pathOf: tagPath },
  brands: { kind: 'brand', pathOf: brandPath },
} as const

/**
 * What became of an address at which nothing is now.
 * @param target path and query as they were sent; the query goes along
 * @returns undefined when nothing ever was there
 */
export async function findFormerPage(
  view: CatalogueView,
  { segments }: PageRequest,
  target: string,
): Promise<FormerPage | undefined> {
  const [given = '', slug, ...rest] = segments
  const first = given.toLowerCase()
  if (slug === undefined || rest.length > 0 || !isCollection(first)) return undefined
  const { kind, pathOf } = COLLECTIONS[first]
  const former = await findFormerSlug(view, kind, slug)
  if (!former) return undefined
  if (former.to === null) return { type: 'gone', since: former.since }
  const query = target.split('?').slice(1).join('?').replaceAll('\\', '%5C')
  return { type: 'moved', location: query ? `${pathOf(former.to)}?${query}` : pathOf(former.to) }
}

function isCollection(first: string): first is keyof typeof COLLECTIONS {
  return Object.hasOwn(COLLECTIONS, first)
}
