import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createRequestMetrics, type Figures } from '@clipfront/telemetry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReleaseNames } from '../releases/readLive.ts'
import { startPageApi, type StandInPageApi } from '../testing/startPageApi.ts'
import { createAdminServer, describeLoaded } from './createAdminServer.ts'
import { createPageApiClient, type PageApiClient } from './http/createPageApiClient.ts'

/** Far below the 30 s that a request to page-api has. */
const SOON_MS = 15_000

let pageApi: StandInPageApi
let api: PageApiClient
let loaded: ReleaseNames[]
let figures: Figures[]
let server: ReturnType<typeof createAdminServer>
let origin: string

beforeEach(async () => {
  pageApi = await startPageApi()
  api = createPageApiClient(pageApi.url, 'token')
  loaded = []
  figures = []
  server = createAdminServer({ loaded: () => loaded, figures: async () => figures, api }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await api.close()
  await pageApi.close()
})

async function ask(path: string): Promise<[status: number, body: string]> {
  const answer = await fetch(`${origin}${path}`)
  return [answer.status, await answer.text()]
}

describe('readiness', () => {
  const UK = { 'uk.clipfront.example': { prod: '1111111111111111' } }
  const LINE = 'uk.clipfront.example prod 1111111111111111'
  beforeEach(() => pageApi.answer(() => ({ status: 200, body: { status: 'ready' } })))

  it('needs a process that serves, and lists what that one has loaded', async () => {
    expect(await ask('/readyz')).toEqual([503, 'not ready\nno worker responds\n'])
    loaded = [UK]
    expect(await ask('/readyz')).toEqual([200, `ready\n${LINE}\n`])
    const { target, headers } = pageApi.requests.at(-1) ?? {}
    expect([target, headers?.authorization]).toEqual(['/readyz', 'Bearer token'])
  })

  it('needs page-api to be ready, and quotes its reason', async () => {
    loaded = [UK]
    pageApi.answer(() => ({ status: 503, body: { message: 'The database does not answer.' } }))
    const reason = 'page-api is not ready (503): {"message":"The database does not answer."}'
    expect(await ask('/readyz')).toEqual([503, `not ready\n${reason}\n${LINE}\n`])
  })

  it.each(['hangs', 'is gone'])('says in time that page-api %s', async (how) => {
    loaded = [UK]
    if (how === 'hangs') pageApi.answer(() => 'silence')
    else await pageApi.close()
    const start = performance.now()
    expect(await ask('/readyz')).toEqual([503, `not ready\npage-api does not answer within 2 s\n${LINE}\n`])
    expect(performance.now() - start).toBeLessThan(SOON_MS)
    expect((await ask('/healthz'))[0]).toBe(200)
  })
})

it('counts the sites that are served', async () => {
  loaded = [
    { uk: { prod: '1111111111111111' } },
    { uk: { prod: '1111111111111111' }, de: { beta: '1111111111111111' } },
  ]
  expect((await ask('/metrics'))[1]).toContain('\nclipfront_sites 2\n')
})

it('gives the figures of all processes, in the format of Prometheus', async () => {
  const processes = [createRequestMetrics('site_server'), createRequestMetrics('site_server')]
  for (const { observeRequest } of processes) observeRequest('uk', 'home', 200, 0.01)
  figures = await Promise.all(processes.map(({ registry }) => registry.getMetricsAsJSON()))
  const { headers } = await fetch(`${origin}/metrics`)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect((await ask('/metrics'))[1]).toContain('site_server_requests_total{site="uk",route="home",status="200"} 2\n')
})

it('has nothing else', async () => {
  expect((await ask('/'))[0]).toBe(404)
})

describe('the list of loaded releases', () => {
  const [OLD, NEW] = ['1111111111111111', '2222222222222222'] as const

  it('names the release of each site and environment once', () => {
    const names = { uk: { prod: OLD, beta: NEW }, de: { prod: OLD } }
    expect(describeLoaded([names, names])).toEqual([`uk prod ${OLD} beta ${NEW}`, `de prod ${OLD}`])
  })

  it('tells processes apart while they are replaced', () => {
    const all = [{ uk: { prod: OLD } }, { uk: { prod: NEW } }, { uk: { prod: NEW } }]
    expect(describeLoaded(all)).toEqual([`uk prod ${OLD} (1 of 3) ${NEW} (2 of 3)`])
  })

  it('leaves out what no process could load', () => {
    expect(describeLoaded([{ uk: { prod: OLD } }, {}])).toEqual([`uk prod ${OLD} (1 of 2)`])
    expect(describeLoaded([])).toEqual([])
  })
})
