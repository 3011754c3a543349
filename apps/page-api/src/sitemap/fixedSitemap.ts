import type { PageType } from '@clipfront/page-data'
import { listAlternates } from '../pages/alternates/listAlternates.ts'
import { postListPaths } from '../pages/alternates/postPaths.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import type { SitemapEntry } from './SitemapEntry.ts'
import type { SitemapKind } from './SitemapKind.ts'

interface FixedPage {
  page: PageType
  path: string
  /** The sites where crawlers may show it, by code; every site when left out. */
  shownOn?: (view: CatalogView) => Promise<ReadonlyMap<string, string>>
}

/** Pages that every site has. */
const PAGES: readonly FixedPage[] = [
  { page: 'home', path: '/' },
  { page: 'static', path: '/stores' },
  { page: 'static', path: '/about' },
  { page: 'static', path: '/how-we-test' },
  { page: 'static', path: '/privacy' },
  { page: 'blog', path: '/blog', shownOn: postListPaths },
]

/** Pages that are not made from one row of the catalogue: when they changed is not known. */
export const fixedSitemap: SitemapKind = {
  page: 'home',
  listParts: async () => [{ number: 1, changedAt: null }],

  async *readPart(view, number) {
    if (number !== 1) return
    const { site } = view
    const pages = PAGES.filter(({ page }) => site.pageType[page] !== undefined)
    const entries = await Promise.all(pages.map((page) => describe(view, page)))
    yield entries.filter((entry) => entry !== undefined)
  },
}

async function describe(view: CatalogView, { page, path, shownOn }: FixedPage): Promise<SitemapEntry | undefined> {
  const shown = await shownOn?.(view)
  if (shown && !shown.has(view.site.code)) return undefined
  const alternates = listAlternates(view.site, page, (code) => (shown ? shown.get(code) : path))
  return { page, path, changedAt: null, robots: 'INDEX', alternates }
}
