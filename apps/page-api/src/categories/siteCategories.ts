import { cached } from '../cache/cached.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { categorySummaries, fullestOrder } from './categorySummaries.ts'

/** All categories of the site, the fullest first; cached. */
export async function siteCategories(view: CatalogueView) {
  return cached(view, ['categories'], () => categorySummaries(view).orderBy(fullestOrder).execute())
}
