import { type Site, sites as allSites } from '@clipfront/site-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askHead } from '../../testing/askHead.ts'
import { startSites } from '../../testing/startSites.ts'
import { robotsRules } from './robotsTxt.ts'

const NOTHING = 'User-agent: *\nDisallow: /\n'
const RULES = 'User-agent: *\nDisallow: /api/\nDisallow: /go-\n'
const mainSites = allSites.filter(({ businessUnit }) => businessUnit === 'main')
const [first] = mainSites
if (!first) throw new Error('main has sites')
const anySite: Site = first

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
})
afterAll(() => sites.close())

describe.each(mainSites)('[R2.15] /robots.txt of $code', (site) => {
  it('in production lets crawlers in, but for calls and clicks, and names the sitemap of a site to be indexed', async () => {
    const { status, headers, body } = await sites.ask(site.hosts[0], '/robots.txt?x=1')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const sitemap = `\nSitemap: https://${site.hosts[0]}/sitemap.xml\n`
    expect(body).toBe(site.robots === 'INDEX' ? RULES + sitemap : RULES)
  })

  it.each([`beta.${site.hosts[0]}`, `dev.${site.hosts[0]}:3000`, `${site.label}.main.localhost:3000`])(
    'keeps them out of %s, and is not kept',
    async (host) => {
      const { body, headers } = await sites.ask(host, '/robots.txt')
      expect([body, headers['cache-control']]).toEqual([NOTHING, 'no-store'])
    },
  )
})

it.each(['192.0.2.10', '192.0.2.11:80'])('[R2.15] keeps them out of %s, where monitors ask', async (host) => {
  expect((await sites.ask(host, '/robots.txt')).body).toBe(NOTHING)
})

it.each(['NOINDEX', 'NOINDEX, FOLLOW', 'NOINDEX, NOFOLLOW'] as const)(
  '[R2.15] a site that is %s may be fetched, or nobody would read it, and has no sitemap',
  (robots) => {
    const site = { ...anySite, robots }
    expect(robotsRules({ site, hostname: site.hosts[0] })).toBe(RULES)
  },
)

it('HEAD says the same without the body', async () => {
  const { head, expected } = await askHead(sites, anySite.hosts[0], '/robots.txt')
  expect(head).toEqual(expected)
})
