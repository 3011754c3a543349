import { counterpartKey, type IndexableType, selectIndexable } from '@clipfront/catalog/indexable'
import type { CatalogView } from '@clipfront/catalog/context'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { codesShowing, type Crawling, describeCrawling } from './listAlternates.ts'

/** Where crawlers may show pages, on this site and the others of the unit: paths by `counterpartKey` and the site's code. */
export type IndexablePaths = Map<string | number, Map<string, string>>

/** Pages that no site shows are missing. */
export async function findIndexablePaths(
  view: CatalogView,
  type: IndexableType,
  keys: readonly (string | number)[],
): Promise<IndexablePaths> {
  const key = counterpartKey(type)
  const rows = await selectIndexable(view, type, codesShowing(view.site, type))
    .where(key, 'in', keys)
    .select(['r.site', 'r.slug', key.as('key')])
    .execute()
  const byKey = Map.groupBy(rows, (row) => row.key)
  return new Map(
    [...byKey].map(([each, pages]) => [each, new Map(pages.map(({ site, slug }) => [site, pagePath(type, slug)]))]),
  )
}

/** What the page of one row asks of crawlers. */
export async function findCrawling(view: CatalogView, type: IndexableType, key: string | number): Promise<Crawling> {
  const paths = await findIndexablePaths(view, type, [key])
  return describeCrawling(view.site, type, paths.get(key) ?? new Map())
}

/** Pages that list all pages of a type, by that type. */
export const LIST_PATHS = {
  blog: PAGE_PATHS.posts,
  category: PAGE_PATHS.categories,
  topic: PAGE_PATHS.topics,
  brand: PAGE_PATHS.brands,
  tag: PAGE_PATHS.tags,
} as const satisfies Partial<Record<IndexableType, string>>

/** Where such a list holds something for crawlers, on this site and the others of the unit: by the site's code. */
export async function findListPaths(view: CatalogView, type: keyof typeof LIST_PATHS): Promise<Map<string, string>> {
  const codes = codesShowing(view.site, type)
  // One row of a site is enough: to read them all is too much for a large catalog.
  const found = await Promise.all(
    codes.map((code) => selectIndexable(view, type, [code]).select('r.site').limit(1).executeTakeFirst()),
  )
  return new Map(found.flatMap((row) => (row ? [[row.site, LIST_PATHS[type]] as const] : [])))
}
