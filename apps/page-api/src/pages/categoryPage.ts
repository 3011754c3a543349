import type { WirePageData } from '@clipfront/page-data'
import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { openGathering, partsOfCategory } from '@clipfront/catalog/listings'
import { findBySlug } from '@clipfront/catalog/slugs'
import { categoryPaths } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { describeListPage } from './describeListPage.ts'
import { categoryPath } from '@clipfront/catalog/paths'

/**
 * A category's live offers, a page at a time, and what can be said of all of them (R1.1).
 * @returns undefined when the site has no such category, or it has no such page
 */
export async function categoryPage(
  view: CatalogView,
  slug: string,
  request: PageRequest,
): Promise<WirePageData | undefined> {
  const category = await findBySlug(view, 'category', slug)
  if (!category) return undefined
  const [opened, parent, children, paths] = await Promise.all([
    openGathering(view, { kind: 'category', id: category.id }, request),
    findParent(view, category),
    cached(view, ['partsOfCategory', category.id], () => partsOfCategory(view, category.id)),
    cached(view, ['paths', 'category', category.id], () => categoryPaths(view, [category.slug])),
  ])
  if (!opened) return undefined
  const { arrangement, coupons, paging } = opened
  const { id, name, summary, about, questions } = category
  const listed = {
    page: 'category',
    name,
    path: categoryPath(category.slug),
    paging,
    paths: paths.get(category.slug),
  } as const
  return buildPage(view.site, {
    page: 'category',
    ...describeListPage(view, listed, paging.total),
    data: {
      category: { id, slug: category.slug, name, summary, parent: parent ?? null, about, questions },
      coupons,
      top_merchants: arrangement.merchants,
      paging,
      children,
      counts: arrangement.counts,
      typical_percent: arrangement.typicalPercent,
      // Some sites show no brands: they would lead nowhere.
      brands: view.site.pageType.brand === undefined ? [] : arrangement.brands,
    },
    tags: [`category:${id}`],
  })
}

async function findParent({ database }: CatalogView, { parent_id: parentId }: { parent_id: number | null }) {
  if (parentId === null) return undefined
  return database.selectFrom('category').select(['slug', 'name']).where('id', '=', parentId).executeTakeFirst()
}
