import type { CatalogueView } from '../pages/CatalogueView.ts'
import { ownCategories } from './ownCategories.ts'
import { siteCategories } from '../categories/siteCategories.ts'

const CATEGORIES = 8

/** The categories that a merchant's offers stand in. */
export async function categoriesOfMerchant(view: CatalogueView, merchantId: number) {
  const [categories, own] = await Promise.all([siteCategories(view), ownCategories(view, merchantId).execute()])
  const ids = new Set(own.map(({ category_id }) => category_id))
  return categories.filter(({ id }) => ids.has(id)).slice(0, CATEGORIES)
}
