import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
/** Several times in each document: twenty of them are more than all caches hold. */
const LONG_TITLE = 'x'.repeat((process.env['FULL'] === '1' ? 1024 : 450) * 1024)
let sites: Awaited<ReturnType<typeof startSites>> | undefined

afterEach(() => {
  vi.useRealTimers()
  return sites?.close()
})

async function askAll(requests: [host: string, target: string, headers?: Record<string, string>][], pageCache = true) {
  sites = await startSites('main', { pageCache })
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  for (const [host, target, headers = {}] of requests) await sites.ask(host, target, { headers })
  return sites.pageApi.requests.length
}

describe('the page cache', () => {
  it.each([
    ['the same page', HOST, '/stores/a'],
    ['another way to write the host', 'WWW.Clipfront.example:3000', '/stores/a'],
    ['a campaign in the query', HOST, '/stores/a?utm_source=x&mktsrc=mail&page=1'],
    ['an order that no list has', HOST, '/stores/a?sort=cheapest&type=everything'],
    ['a product key of another page', HOST, '/stores/a?q=x&letter=b'],
  ])('answers %s once for all', async (_what, host, target) => {
    expect(
      await askAll([
        [HOST, '/stores/a'],
        [host, target, { cookie: 'consent=yes', 'sec-ch-ua-mobile': '?1' }],
      ]),
    ).toBe(1)
  })

  it.each([
    ['another path', HOST, '/stores/b', {}],
    ['a product key', HOST, '/stores/a?page=2', {}],
    ['an order that lists have', HOST, '/stores/a?sort=newest', {}],
    ['another site', 'uk.clipfront.example', '/stores/a', {}],
    ['another environment', `beta.${HOST}`, '/stores/a', {}],
    ['a name that must not be indexed', '192.0.2.10', '/stores/a', {}],
  ])('tells %s apart', async (_what, host, target, headers) => {
    expect(
      await askAll([
        [HOST, '/stores/a'],
        [host, target, headers],
      ]),
    ).toBe(2)
  })

  it('tells the page of another release apart', async () => {
    const site = allSites.find(({ code }) => code === HOST)
    if (!site) throw new Error(`there is no site ${HOST}`)
    const releases = new Map([[HOST, { prod: buildRelease(site) }]])
    sites = await startSites('main', { pageCache: true, releases })
    sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    await sites.ask(HOST, '/stores/a')
    releases.set(HOST, { prod: { ...buildRelease(site), hash: 'fedcba9876543210' } })
    await sites.ask(HOST, '/stores/a')
    expect(sites.pageApi.requests).toHaveLength(2)
  })

  it.each(['/', '/about', '/blog/a', '/nowhere'])('makes one page of %s, whatever its query says', async (path) => {
    const queries = ['q=x', 'q=y', 'page=2', 'sort=newest', 'type=code', 'letter=b', 'promoid=7', 'v=1']
    expect(await askAll([[HOST, path], ...queries.map((query): [string, string] => [HOST, `${path}?${query}`])])).toBe(
      1,
    )
  })

  it.each([
    ['searches', (number: number) => `/search?q=${number}`, 200],
    // The path keeps them apart: of one list there are hundreds, of all of them any number.
    ['filters of lists', (number: number) => `/stores/a${number}?for=students`, 200],
    ['pages of a promoid', (number: number) => `/stores/a?promoid=1${number}`, 200],
    ['addresses at which nothing is', (number: number) => `/stores/none-${number}`, 404],
  ])('evicts no page for %s', async (_what, target, status) => {
    sites = await startSites('main', { pageCache: true })
    const { ask, pageApi } = sites
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    await ask(HOST, '/stores/kept')
    const page = buildWirePage(status === 200 ? 'search' : 'error')
    pageApi.answer(() => ({ status, body: { ...page, code: status, meta: { ...page.meta, title: LONG_TITLE } } }))
    for (let number = 0; number < 20; number += 1) expect((await ask(HOST, target(number))).status).toBe(status)
    await ask(HOST, '/stores/kept')
    expect(pageApi.requests).toHaveLength(21)
  })

  it('asks page-api once for all who want the same page at the same time, and for each thing they want', async () => {
    sites = await startSites('main', { pageCache: true })
    const { ask, pageApi } = sites
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    const targets = ['/stores/a', '/stores/a', '/stores/b', '/stores/a', '/stores/a?promoid=1', '/stores/a']
    const answers = await Promise.all(targets.map((target) => ask(HOST, target)))
    expect(answers.map(({ status }) => status)).toEqual(targets.map(() => 200))
    expect(pageApi.requests).toHaveLength(3)
  })

  it('serves a stale page and refreshes it in the background', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    sites = await startSites('main', { pageCache: true })
    const { ask, pageApi } = sites
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    await ask(HOST, '/stores/a')
    vi.advanceTimersByTime(50_000)
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    pageApi.answer(() => (response) => void isOver.then(() => response.destroy()))
    expect((await ask(HOST, '/stores/a')).body).toContain('<h1>merchant: ')
    await expect.poll(() => pageApi.requests.length).toBe(2)
    vi.advanceTimersByTime(5_000)
    expect((await ask(HOST, '/stores/a')).body).toContain('<h1>merchant: ')
    expect(pageApi.requests).toHaveLength(2)
    end()
  })

  it('serves the refreshed page', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    sites = await startSites('main', { pageCache: true })
    const { ask, pageApi } = sites
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    await ask(HOST, '/stores/a')
    vi.advanceTimersByTime(50_000)
    pageApi.answer(() => ({ body: buildWirePage('home') }))
    await ask(HOST, '/stores/a')
    await expect.poll(async () => (await ask(HOST, '/stores/a')).body).toContain('<h1>home: ')
    vi.advanceTimersByTime(40_000)
    expect((await ask(HOST, '/stores/a')).body).toContain('<h1>home: ')
    expect(pageApi.requests).toHaveLength(2)
  })

  it('serves a stale page on where its refresh fails', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    sites = await startSites('main', { pageCache: true })
    const { ask, logged, pageApi } = sites
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    await ask(HOST, '/stores/a')
    vi.advanceTimersByTime(45_000)
    pageApi.answer(() => ({ status: 500, body: 'down' }))
    await ask(HOST, '/stores/a')
    await expect.poll(() => logged.length).toBe(1)
    expect((await ask(HOST, '/stores/a')).status).toBe(200)
  })

  it('serves no page that is older than 60 s', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    // At 0 lru-cache takes an entry for one without a time.
    vi.advanceTimersByTime(1)
    sites = await startSites('main', { pageCache: true })
    const { ask, pageApi } = sites
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    await ask(HOST, '/stores/a')
    vi.advanceTimersByTime(60_001)
    pageApi.answer(() => ({ status: 404, body: buildWirePage('error') }))
    expect((await ask(HOST, '/stores/a')).status).toBe(404)
  })

  it.each([
    ['a redirect', 301, { code: 301, location: '/stores/b' }],
    ['an absence', 404, buildWirePage('error')],
  ])('caches %s for 10 s', async (_what, status, body) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    sites = await startSites('main', { pageCache: true })
    const { ask, pageApi } = sites
    pageApi.answer(() => ({ status, body: { ...body, code: status } }))
    for (let time = 0; time < 2; time += 1) expect((await ask(HOST, '/stores/a')).status).toBe(status)
    expect(pageApi.requests).toHaveLength(1)
    vi.advanceTimersByTime(10_000)
    pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    expect((await ask(HOST, '/stores/a')).status).toBe(200)
  })

  it('caches no failure', async () => {
    sites = await startSites('main', { pageCache: true })
    sites.pageApi.answer(() => ({ status: 500, body: 'down' }))
    expect((await sites.ask(HOST, '/stores/a')).status).toBe(502)
    sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
    expect((await sites.ask(HOST, '/stores/a')).status).toBe(200)
  })

  it('can be switched off', async () => {
    expect(
      await askAll(
        [
          [HOST, '/stores/a'],
          [HOST, '/stores/a'],
        ],
        false,
      ),
    ).toBe(2)
  })
})

it.each([
  ['a page', HOST, 'public, max-age=0, s-maxage=60'],
  ['a page of an environment under work', `beta.${HOST}`, 'no-store'],
])('says who may keep %s', async (_what, host, expected) => {
  sites = await startSites('main')
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  const { headers } = await sites.ask(host, '/stores/a')
  expect(headers['cache-control']).toMatch(new RegExp(`^${expected}`))
  expect([headers['vary'], headers['cache-tag']]).toEqual(['Accept-Encoding', 'merchant:7'])
})
