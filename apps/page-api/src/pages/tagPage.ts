import type { WirePageData } from '@clipfront/page-data'
import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { openGathering, describeLabel, fullestTags } from '@clipfront/catalog/listings'
import { findBySlug } from '@clipfront/catalog/slugs'
import { labelPaths } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { describeListPage } from './describeListPage.ts'
import { tagPath } from '@clipfront/catalog/paths'

/**
 * What offers of many shops have in common, "for students", "free delivery": what it means, and its live offers, a page at a
 * time (R1.1).
 * @returns undefined when the site describes no such tag, or it has no such page
 */
export async function tagPage(
  view: CatalogView,
  slug: string,
  request: PageRequest,
): Promise<WirePageData | undefined> {
  const tag = await findBySlug(view, 'tag', slug)
  if (!tag) return undefined
  const [opened, tags, paths] = await Promise.all([
    openGathering(view, { kind: 'tag', id: tag.id, slug: tag.slug }, request),
    cached(view, ['fullestTags'], () => fullestTags(view)),
    cached(view, ['paths', 'tag', tag.id], () => labelPaths(view, 'tag', [tag.slug])),
  ])
  if (!opened) return undefined
  const { arrangement, coupons, paging } = opened
  const listed = { page: 'tag', name: tag.name, path: tagPath(tag.slug), paging, paths: paths.get(tag.slug) } as const
  return buildPage(view.site, {
    page: 'tag',
    ...describeListPage(view, listed, paging.total),
    data: {
      tag: describeLabel(tag),
      coupons,
      paging,
      counts: arrangement.counts,
      merchants: arrangement.merchants,
      categories: arrangement.categories,
      other_tags: tags.filter(({ id }) => id !== tag.id),
    },
    tags: [`tag:${tag.id}`],
  })
}
