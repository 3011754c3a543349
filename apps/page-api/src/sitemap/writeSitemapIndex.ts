import { escapeXml } from './escapeXml.ts'

interface ListedSitemap {
  url: string
  /** Null when it is not known when the last of its pages changed. */
  changedAt: Date | null
}

/** The index of a site's sitemaps. */
export function writeSitemapIndex(sitemaps: readonly ListedSitemap[]): string {
  const lines = sitemaps.map(({ url, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<sitemap><loc>${escapeXml(url)}</loc>${lastmod}</sitemap>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</sitemapindex>
`
}
