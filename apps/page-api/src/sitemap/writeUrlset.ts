import { indexing } from '@clipfront/routing/indexing'
import type { Site } from '@clipfront/site-config'
import { escapeXml } from './escapeXml.ts'
import type { SitemapEntry } from './SitemapEntry.ts'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`

/** A part of a site's sitemap, as it comes: the pages that `indexing` lets into it, each with its counterparts. */
export async function* writeUrlset(
  site: Site,
  groups: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield HEAD
  for await (const entries of groups) yield entries.map((entry) => writeUrl(site, entry)).join('')
  yield '</urlset>\n'
}

function writeUrl(site: Site, { page, path, robots, alternates, changedAt }: SitemapEntry): string {
  const { inSitemap, canonical, hreflang } = indexing({
    page: { page, meta: { canonicalUrl: `${site.domainLink}${path}`, robots }, alternates },
    site,
    environment: 'prod',
    status: 200,
    url: path,
  })
  if (!inSitemap || canonical === null) return ''
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  const links = hreflang.map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
  )
  return `<url><loc>${escapeXml(canonical)}</loc>${lastmod}${links.join('')}</url>\n`
}
