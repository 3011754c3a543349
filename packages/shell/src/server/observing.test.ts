import { buildWirePage } from '@clipfront/page-data/testing'
import { afterEach, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
let sites: Awaited<ReturnType<typeof startSites>> | undefined

afterEach(() => sites?.close())

async function start(options: Parameters<typeof startSites>[1] = {}) {
  sites = await startSites('main', options)
  // It is page-api that refuses a path which cannot be read.
  const rejection = { status: 400, body: { ...buildWirePage('error'), code: 400 } }
  sites.pageApi.answer(({ target }) => (target.includes('%zz') ? rejection : { body: buildWirePage('merchant') }))
  return sites
}

/** The line is written when the response is out, which the client may see before. */
async function findLine(target: string, options: Parameters<typeof startSites>[1] = {}, host = HOST) {
  const { ask, requests } = await start(options)
  await ask(host, target, { headers: { 'user-agent': 'Secret/1', 'x-request-id': 'id-from-outside' } })
  await expect.poll(() => requests.length).toBe(1)
  return requests[0]
}

it.each([
  ['/stores/x?q=secret&utm_source=secret', { route: 'merchant', status: 200 }],
  ['/go-c-1?url=https://secret.example/', { route: 'clickOut', status: 204 }],
  ['/api/page?url=/secret', { route: '/api/page', status: 200 }],
  ['/api/secret', { route: 'api', status: 404 }],
  ['/robots.txt', { route: 'robotsTxt', status: 200 }],
  ['/%zz-secret', { route: 'error', status: 400 }],
  ['/secret?a=1%2526b', { route: 'ampersand', status: 302 }],
])('a request for %s leaves one line that names its route, and nothing of the visitor', async (target, expected) => {
  const line = await findLine(target)
  expect(line).toMatchObject({ site: HOST, method: 'GET', cache: 'none', ms: expect.any(Number), ...expected })
  expect(JSON.stringify(line)).not.toMatch(/secret|127\.0\.0\.1|Secret/)
})

it('names no site for a host that is none', async () => {
  expect(await findLine('/', {}, 'secret.example')).toMatchObject({ site: 'none', route: 'unknown-host', status: 421 })
})

it('believes a request id from a trusted proxy alone, and hands it to page-api', async () => {
  expect((await findLine('/a', { trustedProxies: ['127.0.0.1'] }))?.['requestId']).toBe('id-from-outside')
  expect(sites?.pageApi.requests.map(({ headers }) => headers['x-request-id'])).toEqual(['id-from-outside'])
  await sites?.close()
  const own = (await findLine('/a'))?.['requestId']
  expect(own).not.toBe('id-from-outside')
  expect(sites?.pageApi.requests[0]?.headers['x-request-id']).toBe(own)
})

it('counts requests, durations and cache lookups by site', async () => {
  const { ask, metrics, pageApi, requests, logged } = await start({ pageCache: true })
  for (const target of ['/a', '/a', '/b']) await ask(HOST, target)
  pageApi.answer(() => ({ status: 500, body: 'down' }))
  await ask(HOST, '/c')
  await expect.poll(() => requests.length).toBe(4)
  const text = await metrics.registry.metrics()
  expect(text).toContain(`site_server_request_duration_seconds_count{site="${HOST}",route="merchant"} 3`)
  expect(text).toContain(`site_server_cache_lookups_total{site="${HOST}",state="hit"} 1`)
  expect(text).toContain(`site_server_cache_lookups_total{site="${HOST}",state="miss"} 3`)
  expect(text).toContain(`site_server_requests_total{site="${HOST}",route="error",status="502"} 1`)
  expect(requests.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'miss', 'miss'])
  expect(logged.map(({ requestId }) => requestId)).toEqual([requests[3]?.['requestId']])
})
