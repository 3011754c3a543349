import type { PageType } from '@clipfront/page-data'
import { indexing } from '@clipfront/routing/indexing'
import type { Site } from '@clipfront/site-config'
import type { Crawling } from '../alternates/listAlternates.ts'

/** A page as a sitemap lists it: what the page itself says to crawlers, and when it last changed. */
export interface SitemapEntry extends Crawling {
  page: PageType
  /** Path on the site, as in its canonical link. */
  path: string
  /** Null when that is not known. */
  changedAt: Date | null
}

/** A part, as the index lists it. */
export interface ListedSitemap {
  url: string
  /** Null when it is not known when the last of its pages changed. */
  changedAt: Date | null
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Around the entries of a part. */
export const URLSET_START = `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const URLSET_END = '</urlset>\n'

/** Entries of a part: the pages that `indexing` lets into a sitemap, each with its counterparts. */
export function formatEntries(site: Site, entries: readonly SitemapEntry[]): string {
  return entries.map((entry) => formatEntry(site, entry)).join('')
}

function formatEntry(site: Site, { page, path, robots, alternates, changedAt }: SitemapEntry): string {
  const { inSitemap, canonical, hreflang } = indexing({
    page: { page, meta: { canonicalUrl: `${site.domainLink}${path}`, robots }, alternates },
    site,
    environment: 'prod',
    status: 200,
    url: path,
  })
  if (!inSitemap || canonical === null) return ''
  const links = hreflang.map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
  )
  return `<url>${formatLocation(canonical, changedAt)}${links.join('')}</url>\n`
}

/** The index of a site's sitemaps. */
export function formatIndex(sitemaps: readonly ListedSitemap[]): string {
  const lines = sitemaps.map(({ url, changedAt }) => `<sitemap>${formatLocation(url, changedAt)}</sitemap>\n`)
  return `${XML}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}

function formatLocation(url: string, changedAt: Date | null): string {
  return `<loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Addresses hold nothing else that XML forbids. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
