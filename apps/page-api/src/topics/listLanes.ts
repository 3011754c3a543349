import type { WirePageContent } from '@clipfront/page-data'
import { listLiveCoupons } from '../coupons/listLiveCoupons.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { categoryPath } from '../pages/categoryPath.ts'
import { fillLanes, type GroupedOffer } from './fillLanes.ts'

const LIMITS = { lanes: 6, offers: 6 }

/**
 * The offers of an event by category. A lane whose offers have all ended since they were put in order is left out.
 * @param live the best first
 */
export async function listLanes(
  view: CatalogueView,
  live: readonly GroupedOffer[],
): Promise<WirePageContent['topic']['lanes']> {
  const filled = fillLanes(live, LIMITS)
  const [listed, categories] = await Promise.all([
    listLiveCoupons(
      view,
      filled.flatMap(({ offers }) => offers),
    ),
    findCategories(
      view,
      filled.flatMap(({ category }) => category ?? []),
    ),
  ])
  const coupons = new Map(listed.map((coupon) => [coupon.id, coupon]))
  return filled.flatMap(({ category: id, offers }) => {
    const category = categories.get(id ?? 0)
    const shown = offers.flatMap((offer) => coupons.get(offer) ?? [])
    const heading = category?.name ?? wordingOf(view.site).moreOffers
    return shown.length > 0 ? [{ heading, path: category ? categoryPath(category.slug) : null, coupons: shown }] : []
  })
}

async function findCategories({ database }: CatalogueView, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { slug: string; name: string }>()
  const rows = await database.selectFrom('category').select(['id', 'slug', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
