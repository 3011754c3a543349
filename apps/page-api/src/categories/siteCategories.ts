import { keep } from '../kept/keep.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { categorySummaries, fullestOrder } from './categorySummaries.ts'

/** All categories of the site, the fullest first; a summary, which may be kept. */
export async function siteCategories(view: CatalogueView) {
  return keep(view, ['categories'], () => categorySummaries(view).orderBy(fullestOrder).execute())
}
