import { buildWirePage } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { createLogger, createRequestMetrics } from '@clipfront/telemetry'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startPageApi, type StandInPageApi } from '../../testing/startPageApi.ts'
import { createSiteServer } from '../createSiteServer.ts'
import { createPageApiClient, type PageApiClient } from '../http/createPageApiClient.ts'
import { warmUp } from './warmUp.ts'

const [www, uk] = ['main/www', 'main/uk'].map((name) => findSiteByName(name)) as [Site, Site]
const releases = new Map([
  [www.code, { prod: buildRelease(www) }],
  [uk.code, { beta: buildRelease(uk) }],
])

let pageApi: StandInPageApi
let api: PageApiClient
let server: FastifyInstance

beforeEach(async () => {
  pageApi = await startPageApi()
  api = createPageApiClient(pageApi.url, 'a token of the tests')
  server = createSiteServer({
    unit: 'main',
    wanted: [www, uk],
    releases,
    archive: async () => undefined,
    mediaFolder: '/nonexistent',
    imageCacheFolder: '/dev/null/none',
    imageJobs: 1,
    api,
    pageCache: true,
    trustedProxies: [],
    now: () => new Date(0),
    logger: createLogger('test', { write: () => {} }),
    metrics: createRequestMetrics('test'),
  })
})
afterEach(async () => {
  await server.close()
  await pageApi.close()
  await api.close()
})

const requested = () => [...new Set(pageApi.requests.map(({ target }) => target))]

it('caches the home page of every site before a visitor asks', async () => {
  pageApi.answer(() => ({ body: buildWirePage('home') }))
  await warmUp(server, releases)
  expect(requested()).toEqual([`${www.api}/pages/`, `${uk.api}/pages/`])

  const before = pageApi.requests.length
  const { statusCode } = await server.inject({ url: '/', headers: { host: www.hosts[0], 'user-agent': 'X11; Linux' } })
  expect(statusCode).toBe(200)
  expect(pageApi.requests).toHaveLength(before)
})

it('stops after one request where page-api cannot answer', async () => {
  pageApi.answer(() => ({ status: 503, body: 'no' }))
  await warmUp(server, releases)
  expect(pageApi.requests).toHaveLength(1)
})

it('ends after its timeout where page-api does not answer at all', async () => {
  pageApi.answer(() => 'silence')
  await warmUp(server, releases, 50)
  expect(requested().length).toBeLessThanOrEqual(1)
})
