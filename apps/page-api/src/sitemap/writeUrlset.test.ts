import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { UK } from '../database/testing/seed.ts'
import type { SitemapEntry } from './SitemapEntry.ts'
import { parseSitemap } from './testing/parseSitemap.ts'
import { writeSitemapIndex } from './writeSitemapIndex.ts'
import { writeUrlset } from './writeUrlset.ts'

const uk = findSiteByName(UK)
if (!uk) throw new Error('there is a site for the United Kingdom')
const site: Site = uk

async function write(...entries: SitemapEntry[]): Promise<string> {
  let text = ''
  for await (const chunk of writeUrlset(site, [entries])) text += chunk
  return text
}

const entry: SitemapEntry = { page: 'merchant', path: '/stores/oak', robots: 'INDEX', alternates: [], changedAt: null }

it('writes an address so that it is read as it was', async () => {
  const path = "/stores/o'neill&sons;a=1&b=2"
  const alternates = [
    { language: 'en-GB', url: `https://${UK}${path}` },
    { language: 'de-DE', url: "https://de.clipfront.example/stores/o'neill?a=1&b=2" },
  ]
  const text = await write({ ...entry, path, alternates })
  expect(parseSitemap(text).urls).toEqual([
    {
      loc: `https://${UK}${path}`,
      lastmod: null,
      links: alternates.map(({ language, url }) => [language, url]),
    },
  ])
  expect(text).not.toMatch(/&(?!amp;|apos;)/)
})

it('leaves out what crawlers may not show, or know by another address', async () => {
  const hidden = { ...entry, robots: 'NOINDEX, FOLLOW' } as const
  const search = { ...entry, page: 'search', path: '/search' } as const
  const opened = { ...entry, path: '/stores/oak?promoid=7' }
  const { urls } = parseSitemap(await write(hidden, search, opened, entry))
  expect(urls.map(({ loc }) => loc)).toEqual([`https://${UK}/stores/oak`])
})

it('says when a page or a part changed, in the form that the protocol knows', async () => {
  const changedAt = new Date('2026-11-20T12:00:00.5Z')
  const { urls } = parseSitemap(await write({ ...entry, changedAt }))
  expect(urls[0]?.lastmod).toBe('2026-11-20T12:00:00.500Z')
  const index = parseSitemap(writeSitemapIndex([{ url: `https://${UK}/sitemap-a&b.xml`, changedAt }]))
  expect(index).toEqual({
    root: 'sitemapindex',
    urls: [{ loc: `https://${UK}/sitemap-a&b.xml`, lastmod: '2026-11-20T12:00:00.500Z', links: [] }],
  })
})
