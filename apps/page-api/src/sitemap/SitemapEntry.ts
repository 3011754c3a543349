import type { PageType } from '@clipfront/page-data'
import type { Crawling } from '../pages/alternates/describeCrawling.ts'

/** A page as a sitemap lists it: what the page itself says to crawlers, and when it last changed. */
export interface SitemapEntry extends Crawling {
  page: PageType
  /** Path on the site, as in its canonical link. */
  path: string
  /** Null when that is not known. */
  changedAt: Date | null
}
