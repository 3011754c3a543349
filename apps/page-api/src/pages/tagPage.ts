import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { describeLabel, fullestTags } from '@clipfront/catalog/listings'
import { findBySlug } from '@clipfront/catalog/slugs'
import { buildPage } from './buildPage.ts'
import { openListPage } from './openListPage.ts'

/**
 * What offers of many merchants have in common, "for students", "free delivery": what it means, and its live offers, a page at a
 * time (R1.1).
 */
export async function tagPage(view: CatalogView, slug: string, request: PageRequest) {
  const tag = await findBySlug(view, 'tag', slug)
  if (!tag) return undefined
  const [opened, tags] = await Promise.all([openListPage(view, { kind: 'tag', ...tag }, request), fullestTags(view)])
  if (!opened) return undefined
  const { ranked, coupons, paging, filters, head } = opened
  return buildPage(view.site, {
    page: 'tag',
    ...head,
    data: {
      tag: describeLabel(tag),
      coupons,
      paging,
      filters,
      counts: ranked.counts,
      merchants: ranked.merchants,
      categories: ranked.categories,
      other_tags: tags.filter(({ id }) => id !== tag.id),
    },
  })
}
