import { isPagePath, type OWN_PATHS, findOwnPath } from '@clipfront/routing/own-paths'
import { buildWirePage } from '@clipfront/page-data/testing'
import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'
import { ASSET_TYPES } from './release/loadAssets.ts'

const NUM_RUNS = process.env['FULL'] === '1' ? 3000 : 400
const HOST = 'www.clipfront.example'
/** An address of each that the server answers by itself. */
const EXAMPLES = {
  clickOut: '/go-c-1',
  forbidden: '/403',
  cutPort: '/cut-port',
  edmRedirect: '/edm-redirect',
  subscription: '/subscription',
  robotsTxt: '/robots.txt',
  sitemap: '/sitemap-stores-1.xml',
  manifest: '/manifest.webmanifest',
  llmsTxt: '/llms.txt',
  favicon: '/favicon.ico',
  icons: '/icon-512.png',
  media: `/media/${'0'.repeat(32)}.svg`,
  images: '/_ipx/_/a.png',
  share: '/_share/0123456789abcdef.png',
  offline: '/offline',
  serviceWorker: '/sw.js',
  api: '/api/visitor',
} as const satisfies Record<Exclude<keyof typeof OWN_PATHS, 'files' | 'publicFile'>, string>
const NAMES = Object.values(EXAMPLES)

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
  sites.pageApi.answer(({ target }) => {
    if (target.includes('/pages/')) return { body: buildWirePage('static') }
    return { status: 404, body: { categories: [], stores: [] } }
  })
})
afterAll(() => sites.close())

/** Whether the server takes an address for a page: it asks page-api for its data. */
async function isServedAsPage(path: string): Promise<boolean> {
  sites.pageApi.requests.length = 0
  await sites.ask(HOST, path)
  return sites.pageApi.requests.some(({ target }) => target.includes('/pages/'))
}

it.each(Object.entries(EXAMPLES))('%s: the server answers %s by itself, and browsers know', async (own, path) => {
  expect([findOwnPath(path), isPagePath(path), await isServedAsPage(path)]).toEqual([own, false, false])
  // What only begins or ends so is a page for both, unless the server takes all that begins so.
  for (const other of [`${path}x`, `${path}/x`, `/stores${path}`])
    expect([other, await isServedAsPage(other)]).toEqual([other, isPagePath(other)])
})

it('whatever the path, browsers take it for a page when the server does', async () => {
  const piece = oneof(
    constantFrom(...NAMES),
    constantFrom('/', '-', '.', '.xml', 'x', '%20', '/api/', '/go-', '/stores/'),
  )
  const path = tuple(
    oneof(constantFrom(...NAMES), constantFrom('/', '/stores')),
    array(oneof(piece, string({ maxLength: 2 })), { maxLength: 2 }),
  )
  const seen = new Set<boolean>()
  await assert(
    asyncProperty(path, async ([first, pieces]) => {
      const address = `${first}${pieces.join('')}`.replaceAll(/[^!-~]|[?#\\]/g, encodeURIComponent)
      if (findOwnPath(address) === 'files' || findOwnPath(address) === 'publicFile' || !address.startsWith('/')) return
      const { status } = await sites.ask(HOST, address)
      // Written wrongly it is neither.
      if (status === 400) return
      const served = await isServedAsPage(address)
      expect([address, isPagePath(address)]).toEqual([address, served])
      seen.add(served)
    }),
    { numRuns: NUM_RUNS },
  )
  expect(seen.size, 'both came up, or this proves little').toBe(2)
})

it.each(Object.keys(ASSET_TYPES))('a file of the release that ends in %s is no page', (ending) => {
  expect([isPagePath(`/name${ending}`), isPagePath(`/assets/name${ending}`)]).toEqual([false, false])
})
