import type { Site } from '@clipfront/site-config'

/** What the browser is told of its site: all but how the servers are joined. */
export type BrowserSite = Omit<Site, 'api'>

/** Leaves out what only servers need. */
export function browserSite({ api: _api, ...site }: Site): BrowserSite {
  return site
}
