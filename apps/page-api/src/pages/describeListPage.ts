import type { Paging } from '@clipfront/page-data'
import { wordingOf } from '@clipfront/catalog/messages'
import { describeCrawling } from '../alternates/listAlternates.ts'
import type { CatalogView } from '@clipfront/catalog/context'
import { monthOf } from './monthOf.ts'

interface Listed {
  page: 'category' | 'tag' | 'brand'
  name: string
  /** Of its first page. */
  path: string
  paging: Paging
  /** By the site's code, where crawlers may show it. */
  paths: ReadonlyMap<string, string> | undefined
}

/** What the head of a page says that lists the offers of many shops. */
export function describeListPage(view: CatalogView, { page, name, path, paging, paths }: Listed, total: number) {
  const words = wordingOf(view.site).category
  const { robots, alternates } = describeCrawling(view.site, page, paths ?? new Map())
  return {
    title: words.title(name, monthOf(view), paging.page),
    description: words.description(name, total),
    keywords: [name],
    canonicalPath: paging.page > 1 ? `${path}?page=${paging.page}` : path,
    robots,
    // Pages of a list do not correspond: the second one holds other offers elsewhere.
    alternates: paging.page === 1 ? alternates : [],
  }
}
