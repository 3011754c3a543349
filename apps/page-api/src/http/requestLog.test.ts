import type { Cache } from '@clipfront/cache'
import { createLogger, createRequestMetrics } from '@clipfront/telemetry'
import { expect, it } from 'vitest'
import { createTestDatabase, UK } from '@clipfront/catalog/testing'
import { createTestSitemaps } from '../sitemap/testing/createTestSitemaps.ts'
import { createApi } from './createApi.ts'
import { SECRETS } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
const clock = { now: () => new Date(0) }
const sitemaps = createTestSitemaps({ database, clock })

interface Options {
  authorization?: string
  cache?: Cache<unknown>
}

async function request(url: string, { authorization = `Bearer ${SECRETS.internalToken}`, ...cache }: Options = {}) {
  const lines: string[] = []
  const metrics = createRequestMetrics('page_api')
  const api = await createApi({
    database,
    isReachable: async () => true,
    clock,
    sitemaps,
    settings: { secrets: SECRETS },
    ...cache,
    logger: createLogger('page-api', { write: (line) => void lines.push(line) }),
    metrics,
  })
  const headers = { authorization, 'x-request-id': 'id-of-the-site-server', 'user-agent': 'Secret/1' }
  await api.inject({ url, headers, remoteAddress: '203.0.113.9' })
  await api.close()
  return { lines: lines.map((line) => JSON.parse(line)), text: lines.join(''), metrics }
}

it('logs one line per request, with the id of the site server and nothing of the visitor', async () => {
  const { lines, text } = await request(`/v1/sites/${UK}/search?q=secret`)
  const route = '/v1/sites/:code/search'
  expect(lines).toMatchObject([{ requestId: 'id-of-the-site-server', site: UK, route, method: 'GET', status: 200 }])
  expect(text).not.toMatch(/secret|Secret|203\.0/)
  expect(lines[0], 'page-api has no cache of responses').not.toHaveProperty('cache')
})

it.each([
  [`/v1/sites/${UK}/pages/%zz-secret`, { site: UK, route: '/v1/sites/:code/pages/*', status: 400 }],
  ['/v1/sites/%zz-secret/search', { site: 'none', route: '(none)', status: 400 }],
])('logs and counts a request whose path cannot be decoded: %s', async (url, expected) => {
  const { lines, text, metrics } = await request(url)
  expect(lines).toMatchObject([{ requestId: 'id-of-the-site-server', method: 'GET', ...expected }])
  expect(text).not.toMatch(/secret|Secret|203\.0/)
  expect(await metrics.registry.metrics()).toContain(
    `page_api_requests_total{site="${expected.site}",route="${expected.route}",status="400"} 1`,
  )
})

it('believes no request id without the internal token', async () => {
  const { lines } = await request('/v1/sites/none/search?q=a', { authorization: 'Bearer guessed' })
  expect(lines).toMatchObject([{ site: 'none', requestId: expect.not.stringContaining('site-server') }])
})

it('logs an error of ours under the id of its request, and counts it', async () => {
  const { lines, metrics } = await request(`/v1/sites/${UK}/outline`, {
    cache: () => Promise.reject(new Error('the cache is broken')),
  })
  const requestId = 'id-of-the-site-server'
  expect(lines).toMatchObject([
    { level: 'error', requestId, err: { message: 'the cache is broken' } },
    { level: 'info', requestId, status: 500 },
  ])
  expect(await metrics.registry.metrics()).toContain(
    `page_api_requests_total{site="${UK}",route="/v1/sites/:code/outline",status="500"} 1`,
  )
})
