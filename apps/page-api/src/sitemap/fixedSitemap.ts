import type { PageType } from '@clipfront/page-data'
import { listAlternates } from '../pages/alternates/listAlternates.ts'
import type { SitemapKind } from './SitemapKind.ts'

/** Pages that every site has. */
const PAGES: readonly { page: PageType; path: string }[] = [
  { page: 'home', path: '/' },
  { page: 'static', path: '/stores' },
  { page: 'static', path: '/about' },
  { page: 'static', path: '/how-we-test' },
  { page: 'static', path: '/privacy' },
]

/** Pages that are not made from one row of the catalogue: when they changed is not known. */
export const fixedSitemap: SitemapKind = {
  page: 'home',
  listParts: async () => [{ number: 1, changedAt: null }],

  async *readPart({ site }, number) {
    if (number !== 1) return
    yield PAGES.filter(({ page }) => site.pageType[page] !== undefined).map(({ page, path }) => ({
      page,
      path,
      changedAt: null,
      robots: 'INDEX' as const,
      alternates: listAlternates(site, page, () => path),
    }))
  },
}
