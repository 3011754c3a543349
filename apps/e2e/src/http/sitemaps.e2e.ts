import { sites } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { readSitemap } from '../support/readSitemap.ts'
import { expect, test } from '../support/test.ts'
import { choosePort } from '../support/testBed.ts'

const indexed = sites.filter(({ robots }) => robots === 'INDEX')
const hidden = sites.filter(({ robots }) => robots !== 'INDEX')

test.describe('Sitemaps', () => {
  for (const site of indexed) {
    const [host] = site.hosts
    test(`[R2.15] that of ${host} leads to pages that may be indexed, each under its own address`, async ({ bed }) => {
      const pages = await readSitemap(bed, site)
      expect(pages.length).toBeGreaterThan(10)
      expect(new Set(pages.map(({ url }) => url)).size, 'each once').toBe(pages.length)
      for (const { url } of [...pages.slice(0, 5), ...pages.slice(-5)]) {
        const page = await ask(bed.ports[choosePort(site)], host, new URL(url).pathname)
        expect([page.status, page.headers['x-robots-tag']], url).toEqual([200, undefined])
        expect(page.body).toContain(`<link rel="canonical" href="${url}"`)
      }
    })
  }

  test('[R2.15] every counterpart that one of them names is listed by its own site, and names it back', async ({
    bed,
  }) => {
    const pages = (await Promise.all(indexed.map((site) => readSitemap(bed, site)))).flat()
    const counterpartsByUrl = new Map(
      pages.map(({ url, counterparts }) => [url, counterparts.map(([, other]) => other)]),
    )
    const links = pages.flatMap(({ url, counterparts }) => counterparts.map(([, other]) => ({ url, other })))
    expect(links.filter(({ url, other }) => !counterpartsByUrl.get(other)?.includes(url))).toEqual([])
    expect(links.length, 'there are some, or this proves nothing').toBeGreaterThan(100)
  })

  for (const { hosts, ...site } of hidden) {
    test(`[R2.15] ${hosts[0]} has none: its pages say ${site.robots}`, async ({ bed }) => {
      expect((await ask(bed.ports[choosePort(site)], hosts[0], '/sitemap.xml')).status).toBe(404)
      expect((await ask(bed.ports[choosePort(site)], hosts[0], '/sitemap-stores-1.xml')).status).toBe(404)
    })
  }

  test('[R2.15] they are compressed, held by who holds them, and nowhere but on the canonical host', async ({
    bed,
  }) => {
    const [port, host] = [bed.ports.PORT_MAIN, 'www.clipfront.example']
    const index = await ask(port, host, '/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
    expect(index.headers['content-encoding']).toBe('br')
    const held = { 'if-none-match': String(index.headers['etag']) }
    expect((await ask(port, host, '/sitemap.xml', { headers: held })).status).toBe(304)
    for (const other of [`beta.${host}`, 'www.main.localhost', '192.0.2.10']) {
      expect((await ask(port, other, '/sitemap.xml')).status, other).toBe(404)
    }
    expect((await ask(port, host, '/sitemap-nothing-9.xml')).status).toBe(404)
  })
})
