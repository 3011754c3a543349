import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { describeLabel, partsOfCategory } from '@clipfront/catalog/listings'
import { findBySlug } from '@clipfront/catalog/slugs'
import { buildPage } from './buildPage.ts'
import { openListPage } from './openListPage.ts'

/** A category's live offers, a page at a time, and what can be said of all of them (R1.1). */
export async function categoryPage(view: CatalogView, slug: string, request: PageRequest) {
  const category = await findBySlug(view, 'category', slug)
  if (!category) return undefined
  const [opened, parent, children] = await Promise.all([
    openListPage(view, { kind: 'category', ...category }, request),
    findParent(view, category),
    partsOfCategory(view, category.id),
  ])
  if (!opened) return undefined
  const { ranked, coupons, paging, filters, head } = opened
  return buildPage(view.site, {
    page: 'category',
    ...head,
    data: {
      category: { ...describeLabel(category), parent: parent ?? null, questions: category.questions },
      coupons,
      top_merchants: ranked.merchants,
      paging,
      filters,
      children,
      counts: ranked.counts,
      typical_percent: ranked.typicalPercent,
      // Some sites show no brands: they would lead nowhere.
      brands: view.site.pageType.brand === undefined ? [] : ranked.brands,
    },
  })
}

async function findParent({ database }: CatalogView, { parent_id: parentId }: { parent_id: number | null }) {
  if (parentId === null) return undefined
  return database.selectFrom('category').select(['slug', 'name']).where('id', '=', parentId).executeTakeFirst()
}
