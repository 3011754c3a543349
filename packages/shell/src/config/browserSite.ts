import type { Site } from '@clipfront/site-config'

/** What the browser is told of its site: neither how the servers are joined, nor what only the pages of its operator say. */
export type BrowserSite = Omit<Site, 'api' | 'operator'> & { operator: object | null }

/** Leaves out what only servers need. */
export function browserSite({ api: _api, operator, ...site }: Site): BrowserSite {
  return { ...site, operator: operator && {} }
}
