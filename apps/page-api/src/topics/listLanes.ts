import type { WirePageContent } from '@clipfront/page-data'
import { showLanes } from '../coupons/showLanes.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { fillLanes, type GroupedOffer } from './fillLanes.ts'
import { categoryPath } from '../paths/paths.ts'

const LIMITS = { lanes: 6, offers: 6 }

/**
 * The offers of an event by category.
 * @param live the best first
 */
export async function listLanes(
  view: CatalogView,
  live: readonly GroupedOffer[],
): Promise<WirePageContent['topic']['lanes']> {
  const filled = fillLanes(live, LIMITS)
  const categories = await findCategories(
    view,
    filled.flatMap(({ category }) => category ?? []),
  )
  const chosen = filled.map(({ category: id, offers }) => {
    const category = categories.get(id ?? 0)
    return {
      heading: category?.name ?? wordingOf(view.site).moreOffers,
      path: category ? categoryPath(category.slug) : null,
      ids: offers,
    }
  })
  return showLanes(view, chosen)
}

async function findCategories({ database }: CatalogView, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { slug: string; name: string }>()
  const rows = await database.selectFrom('category').select(['id', 'slug', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
