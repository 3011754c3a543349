import { ask } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'

const SITES = [
  { host: 'www.clipfront.example', unit: 'PORT_MAIN', name: 'Clipfront', language: 'en-US' },
  { host: 'uk.clipfront.example', unit: 'PORT_MAIN', name: 'Clipfront UK', language: 'en-GB' },
  { host: 'us.couponpartner.example', unit: 'PORT_CPW', name: 'Coupon Partner', language: 'en-US' },
] as const

test.describe('What a host answers by itself', () => {
  for (const { host, unit, name, language } of SITES) {
    test(`[R2.15] ${host} lets crawlers in and names its own sitemap, beta.${host} does neither`, async ({ bed }) => {
      const robots = await ask(bed.ports[unit], host, '/robots.txt')
      expect(robots.body).toBe(
        `User-agent: *\nDisallow: /api/\nDisallow: /go-\n\nSitemap: https://${host}/sitemap.xml\n`,
      )
      const beta = await ask(bed.ports[unit], `beta.${host}`, '/robots.txt')
      expect(beta.body).toBe('User-agent: *\nDisallow: /\n')
      expect((await ask(bed.ports[unit], `beta.${host}`, '/sitemap.xml')).status).toBe(404)
    })

    test(`${host} has a manifest and an icon of its own`, async ({ bed }) => {
      const manifest = await ask(bed.ports[unit], host, '/manifest.webmanifest')
      const { icons, ...said } = JSON.parse(manifest.body)
      expect(said).toMatchObject({ name, lang: language, dir: 'ltr', start_url: '/', display: 'standalone' })
      const [icon, favicon] = [
        await ask(bed.ports[unit], host, icons[0].src),
        await ask(bed.ports[unit], host, '/favicon.ico'),
      ]
      expect([favicon.status, favicon.headers['content-type'], favicon.body]).toEqual([200, icons[0].type, icon.body])
    })

    test(`${host} tells programs what it is`, async ({ bed }) => {
      const { status, body } = await ask(bed.ports[unit], host, '/llms.txt')
      expect(status).toBe(200)
      expect(body).toMatch(new RegExp(`^# ${name}\n\n> `))
      const links = [...body.matchAll(/\]\((\S+)\)$/gm)].map(([, url = '']) => new URL(url))
      expect(links.length).toBeGreaterThan(2)
      for (const { origin, pathname } of links) {
        expect(origin).toBe(`https://${host}`)
        expect((await ask(bed.ports[unit], host, pathname)).status, pathname).toBe(200)
      }
    })
  }

  test('[R1.9] an alias leads to the canonical host for good, byte for byte', async ({ bed }) => {
    const port = bed.ports.PORT_MAIN
    for (const target of ['/stores/nimbus-shoes?a=1%2526b=2&c', '//evil.example/%', '/robots.txt']) {
      for (const label of ['', 'beta.']) {
        const answer = await ask(port, `${label}clipfront.example:${port}`, target)
        const expected = `http://${label}www.clipfront.example:${port}${target}`
        expect([answer.status, answer.headers['location']]).toEqual([301, expected])
      }
    }
    expect((await ask(port, 'clipfront.example', '/stores/nimbus-shoes', { method: 'POST' })).status).toBe(405)
  })
})
