import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { CatalogView } from '@clipfront/catalog/context'
import type { IndexableType } from '@clipfront/catalog/indexable'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { listAlternates } from '../alternates/listAlternates.ts'
import { findListPaths, LIST_PATHS } from '../alternates/indexablePaths.ts'
import { readIndexablePages, type SitemapBatch } from './readIndexablePages.ts'
import type { SitemapEntry } from './sitemapXml.ts'

interface FixedPage {
  page: PageType
  path: string
  /** The type of the pages that it lists: it is shown where crawlers may show one of them. Every site has it when left out. */
  lists?: keyof typeof LIST_PATHS
}

/** Pages that every site has. */
const FIXED_PAGES: readonly FixedPage[] = [
  { page: 'home', path: PAGE_PATHS.home },
  { page: 'static', path: PAGE_PATHS.directory },
  { page: 'static', path: PAGE_PATHS.about },
  { page: 'static', path: PAGE_PATHS['how-we-test'] },
  { page: 'static', path: PAGE_PATHS['how-we-rank'] },
  { page: 'static', path: PAGE_PATHS.privacy },
  { page: 'static', path: PAGE_PATHS.contact },
  { page: 'static', path: PAGE_PATHS.imprint },
  { page: 'static', path: PAGE_PATHS.terms },
  { page: 'blog', path: LIST_PATHS.blog, lists: 'blog' },
  { page: 'static', path: LIST_PATHS.category, lists: 'category' },
  { page: 'static', path: LIST_PATHS.topic, lists: 'topic' },
  { page: 'static', path: LIST_PATHS.brand, lists: 'brand' },
  { page: 'static', path: LIST_PATHS.tag, lists: 'tag' },
]

/** Pages that are not made from one row of the catalog: when they changed is not known. */
async function* readFixedPages(view: CatalogView): AsyncGenerator<SitemapBatch> {
  const { pageType } = view.site
  const pages = FIXED_PAGES.filter(
    ({ page, lists = page }) => pageType[page] !== undefined && pageType[lists] !== undefined,
  )
  const entries: SitemapEntry[] = []
  // One after the other: all at once they would take every connection from the pages that shoppers wait for.
  for (const page of pages) entries.push(...(await describeFixed(view, page)))
  yield { part: 1, entries, changedAt: null }
}

async function describeFixed(view: CatalogView, { page, path, lists }: FixedPage): Promise<SitemapEntry[]> {
  const shown = lists && (await findListPaths(view, lists))
  if (shown && !shown.has(view.site.code)) return []
  const alternates = listAlternates(view.site, lists ?? page, (code) => (shown ? shown.get(code) : path))
  return [{ page, path, changedAt: null, robots: 'INDEX', alternates }]
}

/** Types of pages by the name that stands in a part's address; `home` are the pages that every site has. */
const KINDS = {
  pages: 'home',
  categories: 'category',
  tags: 'tag',
  brands: 'brand',
  stores: 'merchant',
  cashback: 'cashback',
  topics: 'topic',
  posts: 'blog',
} as const satisfies Record<string, 'home' | IndexableType>

type SitemapType = (typeof KINDS)[keyof typeof KINDS]

/** What the sitemaps of a site list: on one that crawlers may not show nothing, else what it has templates for. */
export function listSitemapKinds({ robots, pageType }: Pick<Site, 'robots' | 'pageType'>): [string, SitemapType][] {
  return robots === 'INDEX' ? Object.entries(KINDS).filter(([, type]) => pageType[type] !== undefined) : []
}

/** All entries of a type, part by part. */
export function readSitemapBatches(view: CatalogView, type: SitemapType): AsyncGenerator<SitemapBatch> {
  return type === 'home' ? readFixedPages(view) : readIndexablePages(view, type)
}
