import { sites } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'
import { choosePort } from '../support/testBed.ts'

const RULES = 'User-agent: *\nDisallow: /api/\nDisallow: /go-\n'

test.describe('What a host answers by itself', () => {
  for (const site of sites) {
    const [host] = site.hosts

    test(`[R2.15] ${host} tells crawlers what to fetch, beta.${host} to fetch nothing`, async ({ bed }) => {
      const port = bed.ports[choosePort(site)]
      const sitemap = site.robots === 'INDEX' ? `\nSitemap: https://${host}/sitemap.xml\n` : ''
      expect((await ask(port, host, '/robots.txt')).body).toBe(RULES + sitemap)
      expect((await ask(port, `beta.${host}`, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    })

    test(`${host} has a manifest and an icon of its own`, async ({ bed }) => {
      const port = bed.ports[choosePort(site)]
      const manifest = await ask(port, host, '/manifest.webmanifest')
      const { icons, ...members } = JSON.parse(manifest.body)
      const { name, language: lang, direction: dir, accent } = site
      expect(members).toMatchObject({ name, lang, dir, theme_color: COLOURS.accent[accent] })
      const icon = await ask(port, host, icons[0].src)
      expect([icon.status, icon.headers['content-type']]).toEqual([200, icons[0].type])
      const favicon = await ask(port, host, '/favicon.ico')
      expect([favicon.status, favicon.headers['content-type']]).toEqual([200, 'image/x-icon'])
    })

    test(`${host} tells programs what it is`, async ({ bed }) => {
      const port = bed.ports[choosePort(site)]
      const { status, body } = await ask(port, host, '/llms.txt')
      expect([status, body.startsWith(`# ${site.name}\n\n> ${site.texts.tagline}\n`)]).toEqual([200, true])
      const links = [...body.matchAll(/\]\((\S+)\)$/gm)].map(([, url = '']) => new URL(url))
      expect(links.length, 'main pages, and some of the catalog').toBeGreaterThan(5)
      for (const { origin, pathname } of [...links.slice(0, 5), ...links.slice(-3)]) {
        expect(origin).toBe(`https://${host}`)
        expect((await ask(port, host, pathname)).status, pathname).toBe(200)
      }
    })
  }

  test('[R1.9] an alias leads to the canonical host for good, byte for byte', async ({ bed }) => {
    const port = bed.ports.PORT_MAIN
    for (const target of ['/stores/nimbus-shoes?a=1%2526b=2&c', '//evil.example/%', '/robots.txt']) {
      for (const label of ['', 'beta.']) {
        const headers = { 'x-forwarded-proto': 'http' }
        const answer = await ask(port, `${label}clipfront.example:${port}`, target, { headers })
        const expected = `http://${label}www.clipfront.example:${port}${target}`
        expect([answer.status, answer.headers['location']]).toEqual([301, expected])
      }
    }
    expect((await ask(port, 'clipfront.example', '/stores/nimbus-shoes', { method: 'POST' })).status).toBe(405)
  })
})
