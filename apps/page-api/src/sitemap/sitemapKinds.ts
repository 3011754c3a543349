import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { CatalogView } from '@clipfront/catalog/context'
import { listAlternates } from '../alternates/listAlternates.ts'
import { postListPaths } from '../alternates/indexablePaths.ts'
import {
  cashbackSitemap,
  categorySitemap,
  labelSitemap,
  merchantSitemap,
  postSitemap,
  topicSitemap,
} from './catalogKinds.ts'
import type { SitemapKind } from './createCatalogKind.ts'
import type { SitemapEntry } from './sitemapXml.ts'

interface FixedPage {
  page: PageType
  path: string
  /** The sites where crawlers may show it, by code; every site when left out. */
  shownOn?: (view: CatalogView) => Promise<ReadonlyMap<string, string>>
}

/** Pages that every site has. */
const FIXED_PAGES: readonly FixedPage[] = [
  { page: 'home', path: '/' },
  { page: 'static', path: '/stores' },
  { page: 'static', path: '/about' },
  { page: 'static', path: '/how-we-test' },
  { page: 'static', path: '/privacy' },
  { page: 'blog', path: '/blog', shownOn: postListPaths },
]

/** Pages that are not made from one row of the catalog: when they changed is not known. */
const fixedSitemap: SitemapKind = {
  page: 'home',
  async *readBatches(view) {
    const pages = FIXED_PAGES.filter(({ page }) => view.site.pageType[page] !== undefined)
    const entries = await Promise.all(pages.map((page) => describeFixed(view, page)))
    yield { part: 1, entries: entries.flat(), changedAt: null }
  },
}

async function describeFixed(view: CatalogView, { page, path, shownOn }: FixedPage): Promise<SitemapEntry[]> {
  const shown = await shownOn?.(view)
  if (shown && !shown.has(view.site.code)) return []
  const alternates = listAlternates(view.site, page, (code) => (shown ? shown.get(code) : path))
  return [{ page, path, changedAt: null, robots: 'INDEX', alternates }]
}

/** By the name that stands in a part's address. */
const KINDS: Readonly<Record<string, SitemapKind>> = {
  pages: fixedSitemap,
  categories: categorySitemap,
  tags: labelSitemap('tag'),
  brands: labelSitemap('brand'),
  stores: merchantSitemap,
  cashback: cashbackSitemap,
  topics: topicSitemap,
  posts: postSitemap,
}

/** What the sitemaps of a site list: on one that crawlers may not show nothing, else what it has templates for. */
export function sitemapKindsOf({ robots, pageType }: Pick<Site, 'robots' | 'pageType'>): Map<string, SitemapKind> {
  const kinds = Object.entries(KINDS).filter(([, { page }]) => pageType[page] !== undefined)
  return new Map(robots === 'INDEX' ? kinds : [])
}
