import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { UK } from '@clipfront/catalog/testing'
import { formatEntries, formatIndex, type SitemapEntry, URLSET_END, URLSET_START } from './sitemapXml.ts'
import { parseSitemap } from './testing/parseSitemap.ts'

const uk = findSiteByName(UK)
if (!uk) throw new Error('there is a site for the United Kingdom')
const site: Site = uk

const write = (...entries: SitemapEntry[]) => `${URLSET_START}${formatEntries(site, entries)}${URLSET_END}`

const entry: SitemapEntry = { page: 'merchant', path: '/stores/oak', robots: 'INDEX', alternates: [], changedAt: null }

it('writes an address so that it is read as it was', () => {
  const path = "/stores/o'neill&sons;a=1&b=2"
  const alternates = [
    { language: 'en-GB', url: `https://${UK}${path}` },
    { language: 'de-DE', url: "https://de.clipfront.example/stores/o'neill?a=1&b=2" },
  ]
  const text = write({ ...entry, path, alternates })
  expect(parseSitemap(text).urls).toEqual([
    {
      loc: `https://${UK}${path}`,
      lastmod: null,
      links: alternates.map(({ language, url }) => [language, url]),
    },
  ])
  expect(text).not.toMatch(/&(?!amp;|apos;)/)
})

it('leaves out what crawlers may not show, or know by another address', () => {
  const hidden = { ...entry, robots: 'NOINDEX, FOLLOW' } as const
  const search = { ...entry, page: 'search', path: '/search' } as const
  const opened = { ...entry, path: '/stores/oak?promoid=7' }
  const { urls } = parseSitemap(write(hidden, search, opened, entry))
  expect(urls.map(({ loc }) => loc)).toEqual([`https://${UK}/stores/oak`])
})

it('says when a page or a part changed, in the form that the protocol knows', () => {
  const changedAt = new Date('2026-11-20T12:00:00.5Z')
  const { urls } = parseSitemap(write({ ...entry, changedAt }))
  expect(urls[0]?.lastmod).toBe('2026-11-20T12:00:00.500Z')
  const index = parseSitemap(formatIndex([{ url: `https://${UK}/sitemap-a&b.xml`, changedAt }]))
  expect(index).toEqual({
    root: 'sitemapindex',
    urls: [{ loc: `https://${UK}/sitemap-a&b.xml`, lastmod: '2026-11-20T12:00:00.500Z', links: [] }],
  })
})
