import { createTestDatabase, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { createDatabaseWriter } from './createEventWriter.ts'
import { createSender, HEADERS } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const limits = { maxEvents: 20, maxBytes: 1_000_000, maxBatch: 10, patienceMs: 2000 }
const api = await startTestApi(database, { events: createDatabaseWriter({ database, limits }) })
const { form, send } = createSender(api, await seedCoupon(database, await seedMerchant(database)))

it('answers 503 with Retry-After when more events wait than find room, and stores those that it took', async () => {
  const statuses: number[] = []
  const sent = await database.transaction().execute(async (transaction) => {
    await sql`lock table event in share mode`.execute(transaction)
    const all = Array.from({ length: 30 }, async (_one, index) => {
      const { status } = await send(form(), { headers: { 'x-forwarded-for': `198.51.100.${index}` } })
      statuses.push(status)
    })
    await expect.poll(() => statuses).toEqual(Array.from({ length: 10 }, () => 503))
    const refused = await api.post('/pagepoint?type=click', form(), HEADERS)
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text).code]).toEqual([
      503,
      '5',
      'too-many-events-wait',
    ])
    return all
  })
  await Promise.all(sent)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(await database.selectFrom('event').select('eid').execute()).toHaveLength(20)
})
