import type { Site } from '@clipfront/site-config'
import { parseUrl } from '../outbound/parseUrl.ts'
import type { IndexedPage } from './IndexedPage.ts'
import { withoutTracking } from './withoutTracking.ts'

/**
 * The address under which a page wants to be known: its own `canonical_url` when that is http(s) on a host of the site
 * (a path counts as one), else the site's `domainLink`. Tracking parameters are left out.
 */
export function resolveCanonical(page: Pick<IndexedPage, 'meta'>, site: Pick<Site, 'domainLink' | 'hosts'>): string {
  const wanted = page.meta.canonicalUrl && parseUrl(page.meta.canonicalUrl, site.domainLink)
  if (!wanted || !isOnSite(wanted, site.hosts)) return site.domainLink
  return withoutTracking(wanted).href
}

function isOnSite(url: URL, hosts: readonly string[]): boolean {
  // `host` holds a port too: an address with a port is none that a crawler should learn.
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && hosts.includes(url.host)
}
