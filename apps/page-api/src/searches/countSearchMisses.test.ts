import { createTestDatabase, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { countSearchMisses } from './countSearchMisses.ts'

const { database } = await createTestDatabase()
const clock = { now: () => NOW }
const searches = countSearchMisses({ database, clock })
const api = await startTestApi(database, { countSearchMiss: searches.count })
const merchant = await seedMerchant(database)
await seedCoupon(database, merchant)
beforeEach(async () => {
  await database.deleteFrom('search_miss').execute()
})

const search = async (target: string) => (await api.get(`/v1/sites/${UK}/pages/search${target}`)).status
const read = async () =>
  database.selectFrom('search_miss').select(['site', 'query', 'times']).orderBy('query').execute()

it('a search page that finds nothing is counted; one that finds something, an empty one and suggestions are not', async () => {
  expect(await search('?q=Nimbus')).toBe(200)
  expect(await search('?q=')).toBe(200)
  await api.get(`/v1/sites/${UK}/search?q=zzz`)
  for (const q of ['Zebra%20Tents', 'zebra%20%20tents', 'nimbsu%20shoos', 'mara%40post.example'])
    await search(`?q=${q}`)
  await searches.flush()
  expect(await read()).toEqual([
    { site: UK, query: '', times: 1 },
    { site: UK, query: 'nimbsu shoos', times: 1 },
    { site: UK, query: 'zebra tents', times: 2 },
  ])
})

it('a flood of different queries takes bounded memory and rows, and is counted whole', async () => {
  for (let query = 0; query < 20_000; query += 1)
    searches.count(UK, `flood ${'abcdefghij'[query % 10]} ${query % 10_000}`)
  await searches.flush()
  const rows = await read()
  expect(rows.length).toBe(500)
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(20_000)
})
