import { Registry } from '@clipfront/telemetry'
import { HTTP_LIMITS, type HttpLimits } from '@clipfront/settings'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { createAdmin } from './createAdmin.ts'
import { createApi } from './createApi.ts'
import { createTestSitemaps } from '../sitemap/testing/createTestSitemaps.ts'
import { SECRETS, startTestApi } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
const isReachable = async () => true
const clock = { now: () => new Date() }
const sitemaps = createTestSitemaps({ database, clock })

const LIMITS: HttpLimits = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 300,
  checkIntervalMs: 50,
  idleTimeoutMs: 60_000,
  maxConnections: 1,
}
/** Far below what Node waits for by itself. */
const SOON_MS = 30_000

const servers = [
  [
    'the API',
    (limits?: HttpLimits) =>
      createApi({
        database,
        isReachable,
        clock,
        settings: { secrets: SECRETS },
        sitemaps,
        ...(limits ? { limits } : {}),
      }),
  ],
  ['the operators’ port', async (limits?: HttpLimits) => createAdmin(isReachable, new Registry(), limits)],
] as const

it.each(servers)(
  '%s waits for a slow request, but not for ever, and serves no more than it can',
  async (_title, create) => {
    const server = await create(LIMITS)
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const slow = connect(port, '127.0.0.1').on('error', () => {})
    slow.write('POST /pagepoint HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n')
    const dripping = setInterval(() => slow.write('a'), 50)
    const tooMany = connect(port, '127.0.0.1').on('error', () => {})
    const begun = performance.now()
    await Promise.race([Promise.all([once(slow.resume(), 'close'), once(tooMany.resume(), 'close')]), pause(SOON_MS)])
    clearInterval(dripping)
    expect(performance.now() - begun).toBeLessThan(SOON_MS)
    slow.destroy()
    tooMany.destroy()
    await server.close()
  },
)

it.each(servers)('%s has the limits of all servers', async (_title, create) => {
  const api = await create()
  const { headersTimeout, requestTimeout, timeout, maxConnections } = api.server
  expect({ headersTimeout, requestTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: HTTP_LIMITS.headersTimeoutMs,
    requestTimeout: HTTP_LIMITS.requestTimeoutMs,
    timeout: HTTP_LIMITS.idleTimeoutMs,
    maxConnections: HTTP_LIMITS.maxConnections,
  })
  await api.close()
})

it('the API reads all that a site server has read, with the headers that it adds', async () => {
  const api = await startTestApi(database)
  const { status } = await api.get(`/v1/sites/www.clipfront.example/go/c/1?url=${'a'.repeat(15_000)}`, {
    'user-agent': 'b'.repeat(15_000),
  })
  expect(status).toBeLessThan(431)
})
