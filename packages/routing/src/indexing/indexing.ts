import { type Alternate, type PageMeta, type PageType, ROBOTS_POLICIES, type RobotsPolicy } from '@clipfront/page-data'
import type { Environment, Site } from '@clipfront/site-config'
import { parseUrl, queryKey, querySegments, queryValues } from '../outbound/url.ts'
import { OWN_PATHS } from '../own-paths/ownPaths.ts'

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
/** Keys of what one visitor has opened, typed or said. */
const ONE_VISIT = ['promoid', 'basket', 'voted']
const TRACKING_KEY =
  /^(?:mktsrc|promoid|basket|voted|traffic_type|tdweb|fuzz|ref|gclid|gbraid|wbraid|msclkid|fbclid|ttclid|utm_.*)$/
const LANGUAGE = /^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*|x-default)$/

/**
 * What crawlers are told about a page (R2.14, R2.15): the one rule behind head, `X-Robots-Tag` and sitemap.
 * Environment, status, page and site each have a say, and the strictest wins.
 */
export function indexing(input: IndexingInput): Indexing {
  const { page, site, status } = input
  const policy = pickStrictest(...opinions(input))
  const robots = policy === 'INDEX' ? null : policy
  if (!page || isError(page, status)) return { robots, canonical: null, hreflang: [], inSitemap: false }
  const canonical = resolveCanonical(page, site)
  return {
    robots,
    canonical,
    hreflang: robots ? [] : describeAlternates(page, site, canonical),
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

/** What is made for one visitor's moment: search results, one coupon opened, a basket, a landing. */
function isPassing(page: IndexedPage, url: string): boolean {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return (
    page.page === 'search' || NEVER_INDEXED_PATHS.has(path) || ONE_VISIT.some((key) => queryValues(url, key).length > 0)
  )
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

/** As much of page data as decides what crawlers are told. */
interface IndexedPage {
  page: PageType
  meta: Pick<PageMeta, 'canonicalUrl' | 'robots'>
  alternates: readonly Alternate[]
}

/** The strictest of several policies; the list of policies is ordered by it. */
function pickStrictest(...policies: readonly RobotsPolicy[]): RobotsPolicy {
  return ROBOTS_POLICIES[Math.max(...policies.map((policy) => ROBOTS_POLICIES.indexOf(policy)))] ?? 'NOINDEX, NOFOLLOW'
}

/**
 * The address under which a page wants to be known: its own `canonical_url` when that is http(s) on a host of the site
 * (a path counts as one), else the site's `domainLink`. Tracking parameters are left out.
 */
function resolveCanonical(page: Pick<IndexedPage, 'meta'>, site: Pick<Site, 'domainLink' | 'hosts'>): string {
  const wanted = page.meta.canonicalUrl && parseUrl(page.meta.canonicalUrl, site.domainLink)
  if (!wanted || !isOnSite(wanted, site.hosts)) return site.domainLink
  return withoutTracking(wanted).href
}

function isOnSite(url: URL, hosts: readonly string[]): boolean {
  // `host` holds a port too: an address with a port is none that a crawler should learn.
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && hosts.includes(url.host)
}

/** A copy of the address without fragment and without the query keys that only say where a visitor came from. */
function withoutTracking(url: URL): URL {
  const kept = querySegments(url.search.slice(1)).filter((segment) => !TRACKING_KEY.test(queryKey(segment)))
  const clean = new URL(url)
  clean.hash = ''
  clean.search = kept.join('&')
  return clean
}

/** A page and its counterparts on the other sites. Crawlers want the page itself among them; alone it would say nothing. */
function describeAlternates(
  page: Pick<IndexedPage, 'alternates'>,
  site: Pick<Site, 'language'>,
  canonical: string,
): Alternate[] {
  const byLanguage = new Map([[site.language, canonical]])
  for (const { language, url } of page.alternates) {
    if (!byLanguage.has(language) && LANGUAGE.test(language) && isHttp(url)) byLanguage.set(language, url)
  }
  if (byLanguage.size === 1) return []
  return [...byLanguage].map(([language, url]) => ({ language, url }))
}

function isHttp(url: string): boolean {
  return /^https?:$/.test(parseUrl(url)?.protocol ?? '')
}
