import { sql } from 'kysely'
import { createTestDatabase, UK } from '@clipfront/catalog/testing'
import { expect, it } from 'vitest'
import { startTestApi } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { counts: 'once' })
/** Pages being made, and pages that wait. */
const [MADE, WAITING] = [8, 64]

it('answers 503 with Retry-After when more pages are asked for than are made and wait', async () => {
  const { started, refused, health } = await database.transaction().execute(async (lock) => {
    await sql`lock table merchant in access exclusive mode`.execute(lock)
    const pages = Array.from({ length: MADE + WAITING + 3 }, async (_one, number) =>
      api.get(`/v1/sites/${UK}/pages/search?q=${number}`),
    )
    // The first to be answered are those that are refused.
    const first = await Promise.race(pages)
    return { started: pages, refused: first, health: await api.get('/openapi.json') }
  })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(refused.text)).toMatchObject({ status: 503, code: 'overloaded' })
  expect(health.status).toBe(200)
  const statuses = (await Promise.all(started)).map(({ status }) => status)
  expect(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length])).toEqual([
    ['200', MADE + WAITING],
    ['503', 3],
  ])
})
