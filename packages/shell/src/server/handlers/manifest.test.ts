import { type Site, sites as allSites } from '@clipfront/site-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askHead } from '../../testing/askHead.ts'
import { startSites } from '../../testing/startSites.ts'
import { describeManifest } from './manifest.ts'

const PATH = '/manifest.webmanifest'
const mainSites = allSites.filter(({ businessUnit }) => businessUnit === 'main')
const [first] = mainSites
if (!first) throw new Error('main has sites')
const anySite: Site = first

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
})
afterAll(() => sites.close())

describe.each(mainSites)('the manifest of $code', (site) => {
  it.each([site.hosts[0], `beta.${site.hosts[0]}`, `${site.label}.main.localhost:3000`])('at %s', async (host) => {
    const { status, headers, body } = await sites.ask(host, PATH)
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
    const kept = host === site.hosts[0] ? 'public, max-age=3600' : 'no-store'
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual([kept, 'nosniff'])
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({
      id: '/',
      name: site.name,
      description: site.texts.tagline,
      lang: site.language,
      dir: site.direction,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf8f3',
    })
    expect(manifest).not.toHaveProperty('short_name')
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(manifest.icons).toEqual([
      expect.objectContaining({ src: site.icon }),
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ])
    expect(sites.pageApi.requests).toEqual([])
  })
})

it.each([
  ['/icon.svg', { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
  ['/icons/a.b.png', { src: '/icons/a.b.png', type: 'image/png' }],
  ['/icon', { src: '/icon' }],
])('says of %s what a device must know of it', (icon, described) => {
  expect(describeManifest({ ...anySite, icon }).icons[0]).toEqual(described)
})

it.each([
  ['evergreen', '#12603e'],
  ['cobalt', '#1f4bb8'],
  ['newspaper', '#a8201a'],
  ['ochre', '#855400'],
] as const)('a site in %s has the colour %s', (accent, colour) => {
  expect(describeManifest({ ...anySite, accent }).theme_color).toBe(colour)
})

it('HEAD says the same without the body', async () => {
  const { head, expected } = await askHead(sites, anySite.hosts[0], PATH)
  expect(head).toEqual(expected)
})
