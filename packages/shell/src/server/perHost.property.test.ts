import { buildWirePage } from '@clipfront/page-data/testing'
import { OVER_HTTP } from '@clipfront/vitest/over-http'
import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askHead } from '../testing/askHead.ts'
import { startSites } from '../testing/startSites.ts'

const HOSTS = [
  'www.clipfront.example',
  'WWW.clipfront.example:3000',
  'clipfront.example',
  'beta.clipfront.example:80',
  'dev.uk.clipfront.example',
  'uk.main.localhost:3000',
  '192.0.2.10',
] as const
const NAMES = [
  'robots.txt',
  'sitemap.xml',
  'sitemap-merchant-1.xml',
  'sitemap-',
  '.xml',
  'manifest.webmanifest',
  'llms.txt',
  'favicon.ico',
] as const
const PIECES = ['/', '//', '..', '%2e', '%2F', '%', '%00', '%ff', '\\', ';', '@', ':', '#', '?', '&', '=', '~'] as const
const odd = oneof(constantFrom(...PIECES), string({ unit: 'grapheme-ascii', maxLength: 3 }))
const path = oneof(
  constantFrom(...NAMES).map((name) => [name]),
  array(oneof({ weight: 2, arbitrary: constantFrom(...NAMES) }, odd), { maxLength: 4 }),
)
const target = tuple(path, odd).map(
  // What a client cannot put into a request line never arrives.
  ([pieces, query]) => `/${pieces.join('')}?${query}`.replaceAll(/[^!-~]/g, encodeURIComponent),
)
const header = oneof(
  constantFrom('', '"v1"', 'W/"v1"', '*', 'br', 'gzip;q=0, br'),
  string({ unit: 'grapheme-ascii', maxLength: 20 }),
)
const EXPECTED = [200, 301, 302, 304, 400, 404]

/** What page-api makes of a path, in short. */
function isReadable(asked: string): boolean {
  try {
    return !decodeURIComponent(asked.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main', { pageCache: true })
  sites.pageApi.answer(({ target: asked }) => {
    if (/^\/v1\/sites\/[^/]+\/sitemap[^/]*$/.test(asked)) {
      return { headers: { 'content-type': 'application/xml', etag: '"v1"' }, body: '<urlset></urlset>' }
    }
    if (/^\/v1\/sites\/[^/]+\/outline$/.test(asked)) return { body: { categories: [], stores: [] } }
    const code = isReadable(asked) ? 404 : 400
    return { status: code, body: { ...buildWirePage('error'), code } }
  })
})
afterAll(() => sites.close())

it('whatever is asked of whichever host, the answer is a proper one, and HEAD says what GET says', async () => {
  const seen = new Set<number>()
  await assert(
    asyncProperty(constantFrom(...HOSTS), target, header, async (host, asked, value) => {
      const headers = { 'if-none-match': value, 'accept-encoding': value }
      const { head, expected } = await askHead(sites, host, asked, { headers })
      expect(head).toEqual(expected)
      expect(EXPECTED).toContain(head.status)
      seen.add(head.status)
      expect(new URL(String(head.headers['location'] ?? '/'), `http://${host}`).host).toMatch(/clipfront|localhost|192/)
    }),
    OVER_HTTP,
  )
  expect([...seen], 'the common ones came up, or this proves little').toEqual(
    expect.arrayContaining([200, 301, 400, 404]),
  )
  expect(sites.logged).toEqual([])
})
