import { makeEventDays } from '@clipfront/catalog/events'
import { createTestDatabase, NOW, UK } from '@clipfront/catalog/testing'
import { createLogger, Registry } from '@clipfront/telemetry'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAdmin } from '../../http/createAdmin.ts'
import { serveDesk } from '../serveDesk.ts'
import { serveFigures } from './serveFigures.ts'

const { database } = await createTestDatabase()
const context = {
  database,
  clock: { now: () => NOW },
  isReachable: async () => true,
  dataFolder: '/nonexistent',
  sitePorts: { main: 3000, cpw: 3001 },
  logger: createLogger('page-api', { write: () => {} }),
  readRemembered: () => [],
}
const admin = createAdmin(async () => true, new Registry())
serveDesk(admin, context, { host: '127.0.0.1', readToken: () => 'a-token-of-the-test' })
afterAll(() => admin.close())

/** What strangers may send: words and numbers of their own. */
beforeAll(async () => {
  await makeEventDays(database, NOW)
  const event = { type: 'web-vitals', site: UK, environment: 'prod', occurred_at: NOW }
  const values = [1e308, -1e308, 1e308, 5e-324, 2000, 2000]
  const vitals = Array.from({ length: 1200 }, (_, index) => ({
    ...event,
    page: index < 600 ? 'merchant' : `page ${index}`,
    detail: JSON.stringify({ metric: 'LCP', value: values[index % 6] }),
  }))
  await database.insertInto('event').values(vitals).execute()
  const counted = { site: UK, environment: 'prod', class: 'human' as const, device: '' }
  const types = Array.from({ length: 2000 }, (_, index) => ({
    ...counted,
    day: `2026-11-${String((index % 20) + 1).padStart(2, '0')}`,
    type: `word ${index}`,
    events: 1,
  }))
  await database
    .insertInto('event_day')
    .values([...types, { ...counted, day: '2026-11-20', type: 'click', events: 3 }])
    .execute()
})

it('draws a few charts, however many words and numbers strangers have sent', async () => {
  const { statusCode, body } = await admin.inject({ url: '/desk/figures', headers: { host: 'localhost' } })
  expect(statusCode).toBe(200)
  expect(body.match(/<svg /g)?.length).toBeLessThan(20)
  expect(body).toContain('click · 3')
  expect(body).toMatch(/merchant · \d+ page views: 2,000 ms/)
  expect(body.match(/<td[^>]*>page \d+<\/td>/g)?.length ?? 0).toBeLessThan(20)
})

it('ends an export whose reader has left before its turn', async () => {
  const turn = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<void>()
  let hasEnded = false
  const figures = Fastify()
  serveFigures(figures, context, {
    sendPage: async (reply) => reply,
    work: async (task) => {
      waiting.resolve()
      await turn.promise
      return task().finally(() => (hasEnded = true))
    },
  })
  const closed = Promise.withResolvers<void>()
  figures.server.once('connection', (socket) => socket.once('close', () => closed.resolve()))
  const address = await figures.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => figures.close())
  const leaving = new AbortController()
  const request = fetch(`${address}/figures/export/events.csv`, { signal: leaving.signal }).catch(() => 'left')
  await waiting.promise
  leaving.abort()
  expect(await request).toBe('left')
  await closed.promise
  turn.resolve()
  await expect.poll(() => hasEnded).toBe(true)
})
