import { categorySummaries, fullestOrder } from '@clipfront/catalog/listings'
import { merchantSummaries, popularOrder } from '@clipfront/catalog/merchants'
import type { CatalogView } from '@clipfront/catalog/context'
import { selectIndexable } from '@clipfront/catalog/indexable'
import { pagePath } from '@clipfront/catalog/paths'

const CATEGORIES = 24
const MERCHANTS = 50

interface OutlineLink {
  name: string
  path: string
}

/** What a site is about, in short: its fullest categories and its best known stores, of those that crawlers may show. */
export async function outline(view: CatalogView): Promise<{ categories: OutlineLink[]; stores: OutlineLink[] }> {
  const codes = [view.site.code]
  const [categories, merchants] = await Promise.all([
    categorySummaries(view)
      .where('k.id', 'in', selectIndexable(view, 'category', codes).select('r.id'))
      .orderBy(fullestOrder)
      .limit(CATEGORIES)
      .execute(),
    merchantSummaries(view)
      .where('m.id', 'in', selectIndexable(view, 'merchant', codes).select('r.id'))
      .orderBy(popularOrder)
      .limit(MERCHANTS)
      .execute(),
  ])
  return {
    categories: categories.map(({ name, slug }) => ({ name, path: pagePath('category', slug) })),
    stores: merchants.map(({ name, slug }) => ({ name, path: pagePath('merchant', slug) })),
  }
}
