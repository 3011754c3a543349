import type { CatalogueView } from '../pages/CatalogueView.ts'
import { categorySummaries, fullestOrder } from './categorySummaries.ts'
import { ownCategories } from './ownCategories.ts'

const CATEGORIES = 8

/** The categories that a merchant's offers stand in. */
export async function categoriesOfMerchant(view: CatalogueView, merchantId: number) {
  return categorySummaries(view)
    .where('k.id', 'in', ownCategories(view, merchantId))
    .orderBy(fullestOrder)
    .limit(CATEGORIES)
    .execute()
}
