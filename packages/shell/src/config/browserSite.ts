import type { Site } from '@clipfront/site-config'

/** What the browser is told of its site: all but how the servers are joined and built. */
export type BrowserSite = Omit<Site, 'api' | 'pageType'>

/** Leaves out what only servers need. */
export function browserSite({ api: _api, pageType: _pageType, ...site }: Site): BrowserSite {
  return site
}
