import { createTestDatabase, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { countRejections } from './countRejections.ts'
import { createSender } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const clock = { now: () => NOW }
const rejections = countRejections({ database, clock })
const api = await startTestApi(database, { countRejection: rejections.count })
const { form, send } = createSender(api, await seedCoupon(database, await seedMerchant(database)))
const readAll = async () =>
  database
    .selectFrom('rejection_day')
    .select(['site', 'environment', 'status', 'events'])
    .where('day', '=', '2026-11-20')
    .orderBy('status')
    .orderBy('site')
    .orderBy('environment')
    .execute()
beforeEach(async () => {
  await database.deleteFrom('rejection_day').execute()
})

it('counts what the collector refuses, by site, environment and answer, and nothing of strangers', async () => {
  await send(form())
  for (const headers of [{}, {}, { 'x-environment': 'beta' }, { 'x-site': 'cpus' }])
    await send(form({ eid: '!' }), { headers })
  await send(form({ urlname: 'x'.repeat(80_000) }))
  await send(Buffer.from('{}'), { headers: { 'content-type': 'application/json' } })
  for (const headers of [{ authorization: 'Bearer guessed' }, { 'x-site': 'nowhere' }, { 'x-environment': 'moon' }])
    await send(form({ eid: '!' }), { headers })
  await rejections.flush()
  expect(await readAll()).toEqual([
    { site: 'cpus', environment: 'prod', status: 400, events: 1 },
    { site: UK, environment: 'beta', status: 400, events: 1 },
    { site: UK, environment: 'prod', status: 400, events: 2 },
    { site: UK, environment: 'prod', status: 413, events: 1 },
    { site: UK, environment: 'prod', status: 415, events: 1 },
  ])
})

it('adds to what is written', async () => {
  const rejection = { site: UK, environment: 'prod', status: 503 }
  for (const _ of [1, 2]) {
    rejections.count(rejection)
    await rejections.flush()
  }
  expect(await readAll()).toEqual([{ ...rejection, events: 2 }])
})
