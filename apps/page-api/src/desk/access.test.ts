import { createTestDatabase, NOW } from '@clipfront/catalog/testing'
import { createLogger, Registry } from '@clipfront/telemetry'
import { afterAll, describe, expect, it } from 'vitest'
import { createAdmin } from '../http/createAdmin.ts'
import { serveDesk } from './serveDesk.ts'

const { database } = await createTestDatabase()
const TOKEN = 'the-token-of-the-figures'

function open(host: string) {
  const admin = createAdmin(async () => true, new Registry())
  const context = {
    database,
    isReachable: async () => true,
    clock: { now: () => NOW },
    dataFolder: '/nonexistent',
    sitePorts: { main: 3000, cpw: 3001 },
    logger: createLogger('page-api', { write: () => {} }),
    readRemembered: () => [],
  }
  serveDesk(admin, context, { host, readToken: () => TOKEN })
  afterAll(() => admin.close())
  return admin
}
const desk = open('127.0.0.1')
const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`
describe('who may read it', () => {
  const published = open('0.0.0.0')

  it.each([
    ['on this machine, by its names', desk, '127.0.0.1:4090', undefined, 200],
    ['on this machine, by a name of it', desk, 'admin.localhost', undefined, 200],
    ['on this machine, by IPv6', desk, '[::1]:4090', undefined, 200],
    ['by a foreign name that leads to this machine', desk, 'rebound.example', undefined, 401],
    ['by a name that only begins like it', desk, '127.0.0.1.rebound.example', undefined, 401],
    ['by a foreign name, with the token', desk, 'admin.example', basic(TOKEN), 200],
    ['from elsewhere', published, '127.0.0.1:4090', undefined, 401],
    ['from elsewhere, with the token as password', published, 'admin.example', basic(TOKEN), 200],
    ['from elsewhere, with the token as bearer', published, 'admin.example', `Bearer ${TOKEN}`, 200],
    ['from elsewhere, with another token', published, 'admin.example', basic('guessed'), 403],
    ['from elsewhere, with what is none', published, 'admin.example', 'Basic', 401],
  ])('%s', async (_who, admin, host, authorization, status) => {
    const headers = { host, ...(authorization === undefined ? {} : { authorization }) }
    for (const url of ['/desk', '/desk/desk.css']) {
      const { statusCode, headers: answered } = await admin.inject({ url, headers })
      expect([statusCode, 'www-authenticate' in answered]).toEqual([status, status === 401])
    }
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'asks for the token what a proxy passes on that names this machine, as nginx does: %s',
    async (name) => {
      const headers = { host: '127.0.0.1:4090', [name]: 'for=203.0.113.7' }
      const statuses = await Promise.all(
        [headers, { ...headers, authorization: basic(TOKEN) }].map(
          async (sent) => (await desk.inject({ url: '/desk', headers: sent })).statusCode,
        ),
      )
      expect(statuses).toEqual([401, 200])
    },
  )

  it.each([
    ['HEAD', '/desk'],
    ['GET', '/desk/nothing'],
    ['GET', '/%64esk'],
    ['GET', '/desk/sites/%'],
    ['GET', '//desk'],
  ] as const)('tells a stranger nothing by %s %s', async (method, url) => {
    const { statusCode, body } = await published.inject({ method, url, headers: { host: '127.0.0.1' } })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toMatch(/What waits|Clipfront UK/)
  })

  it('health and metrics stay open: they name no offer', async () => {
    const { statusCode } = await published.inject({ url: '/healthz', headers: { host: 'admin.example' } })
    expect(statusCode).toBe(200)
  })
})
