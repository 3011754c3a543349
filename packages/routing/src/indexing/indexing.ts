import type { Alternate, RobotsPolicy } from '@clipfront/page-data'
import type { Environment, Site } from '@clipfront/site-config'
import { OWN_PATHS } from '../own-paths/OWN_PATHS.ts'
import { parseUrl } from '../outbound/parseUrl.ts'
import { queryValues } from '../outbound/queryValues.ts'
import type { IndexedPage } from './IndexedPage.ts'
import { listAlternates } from './listAlternates.ts'
import { resolveCanonical } from './resolveCanonical.ts'
import { strictestRobots } from './strictestRobots.ts'
import { withoutTracking } from './withoutTracking.ts'

export interface IndexingInput {
  /** Null where an error is shown without page data. */
  page: IndexedPage | null
  site: Pick<Site, 'domainLink' | 'hosts' | 'language' | 'robots'>
  environment: Environment
  /** The HTTP status of the answer. */
  status: number
  /** What was asked for: a path with its query, or the absolute address where the host is known. */
  url: string
}

export interface Indexing {
  /** For the robots tag and `X-Robots-Tag`; null says nothing, and crawlers index. */
  robots: Exclude<RobotsPolicy, 'INDEX'> | null
  /** Absolute; null on error pages. */
  canonical: string | null
  /** The same page for other languages and regions, itself included; empty when there is no other. */
  hreflang: Alternate[]
  inSitemap: boolean
}

/** Landings that are on the way to somewhere else. */
const NEVER_INDEXED_PATHS = new Set<string>([OWN_PATHS.forbidden, OWN_PATHS.cutPort, OWN_PATHS.edmRedirect])

/**
 * What crawlers are told about a page (R2.14, R2.15): the one rule behind head, `X-Robots-Tag` and sitemap.
 * Environment, status, page and site each have a say, and the strictest wins.
 */
export function indexing(input: IndexingInput): Indexing {
  const { page, site, status } = input
  const policy = strictestRobots(...opinions(input))
  const robots = policy === 'INDEX' ? null : policy
  if (!page || isError(page, status)) return { robots, canonical: null, hreflang: [], inSitemap: false }
  const canonical = resolveCanonical(page, site)
  return {
    robots,
    canonical,
    hreflang: robots ? [] : listAlternates(page, site, canonical),
    inSitemap: robots === null && status === 200 && new URL(canonical).href === ownAddress(input),
  }
}

function opinions({ page, site, environment, status, url }: IndexingInput): RobotsPolicy[] {
  return [
    site.robots,
    page?.meta.robots ?? 'INDEX',
    environment === 'prod' && isOwnHost(url, site.hosts) ? 'INDEX' : 'NOINDEX, NOFOLLOW',
    !page || isError(page, status) || isPassing(page, url) ? 'NOINDEX' : 'INDEX',
  ]
}

function isError(page: IndexedPage, status: number): boolean {
  return status >= 400 || page.page === 'error'
}

/** What is made for one visitor's moment: search results, one coupon opened, a landing. */
function isPassing(page: IndexedPage, url: string): boolean {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return page.page === 'search' || NEVER_INDEXED_PATHS.has(path) || queryValues(url, 'promoid').length > 0
}

/** Monitors ask by address; what they see must not be indexed under it. */
function isOwnHost(url: string, hosts: readonly string[]): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1]
  return host === undefined || hosts.includes(host.toLowerCase().replace(/:\d+$/, ''))
}

function ownAddress({ site, url }: IndexingInput): string | null {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const address = parseUrl(path.replace(/^[/\\]*/, '/'), site.domainLink)
  return address && withoutTracking(address).href
}
