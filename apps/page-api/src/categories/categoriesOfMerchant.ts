import type { CatalogView } from '../context/CatalogView.ts'
import { ownCategories } from '../merchants/ownCategories.ts'
import { siteCategories } from './siteCategories.ts'

const CATEGORIES = 8

/** The categories that a merchant's offers stand in. */
export async function categoriesOfMerchant(view: CatalogView, merchantId: number) {
  const [categories, own] = await Promise.all([siteCategories(view), ownCategories(view, merchantId).execute()])
  const ids = new Set(own.map(({ category_id }) => category_id))
  return categories.filter(({ id }) => ids.has(id)).slice(0, CATEGORIES)
}
