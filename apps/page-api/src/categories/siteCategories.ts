import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { categorySummaries, fullestOrder } from './categorySummaries.ts'

/** All categories of the site, the fullest first; cached. */
export async function siteCategories(view: CatalogView) {
  return cached(view, ['categories'], () => categorySummaries(view).orderBy(fullestOrder).execute())
}
