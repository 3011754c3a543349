import type { Alternate, PageType, RobotsPolicy } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { listAlternates } from './listAlternates.ts'

/** What a page asks of crawlers. */
export interface Crawling {
  robots: RobotsPolicy
  alternates: Alternate[]
}

/**
 * Of a page that is shown to crawlers on some sites only; its links are worth following on all of them.
 * @param paths of the sites, by code, on which crawlers may show it
 */
export function describeCrawling(site: Site, page: PageType, paths: ReadonlyMap<string, string>): Crawling {
  return {
    robots: paths.has(site.code) ? 'INDEX' : 'NOINDEX, FOLLOW',
    alternates: listAlternates(site, page, (code) => paths.get(code)),
  }
}
