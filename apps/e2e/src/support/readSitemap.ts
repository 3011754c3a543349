import { expect } from '@playwright/test'
import type { Site } from '@clipfront/site-config'
import { ask } from './ask.ts'
import { choosePort, type TestBed } from './testBed.ts'

export interface Listed {
  url: string
  /** The same page for other languages and regions: language and address. */
  counterparts: [language: string, url: string][]
}

/** Every page that the sitemap of a site lists, by way of its parts, as a crawler reads it. */
export async function readSitemap(bed: Pick<TestBed, 'ports'>, site: Site): Promise<Listed[]> {
  const [port, host] = [bed.ports[choosePort(site)], site.hosts[0]]
  const index = await ask(port, host, '/sitemap.xml')
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const pages: Listed[] = []
  for (const part of locationsIn(index.body)) {
    const { origin, pathname } = new URL(part)
    const { status, body } = await ask(port, host, pathname)
    expect([origin, status], part).toEqual([`https://${host}`, 200])
    expect(body).toMatch(/<\/urlset>\s*$/)
    pages.push(...pagesIn(body))
  }
  return pages
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => readXml(url))
}

function pagesIn(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    url: locationsIn(entry)[0] ?? '',
    counterparts: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, url]) => [
      readXml(language),
      readXml(url),
    ]),
  }))
}

function readXml(text = ''): string {
  return text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
