import { expect, it } from 'vitest'
import { createTestDatabase, daysAgo, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createMerchantWriter } from './createMerchantWriter.ts'

const { database } = await createTestDatabase()

it('a list of merchants changes only those that it names otherwise', async () => {
  const { domain, name } = await seedMerchant(database, { changed_at: daysAgo(9), programme_target: null })
  const changedAt = async () => database.selectFrom('merchant').select('changed_at').execute()
  const writer = await createMerchantWriter(database, { site: UK, now: daysAgo(4), run: 1 })
  await writer.write([{ domain, name }])
  expect(await changedAt()).toEqual([{ changed_at: daysAgo(9) }])
  const renaming = await createMerchantWriter(database, { site: UK, now: daysAgo(3), run: 1 })
  await renaming.write([{ domain, name: 'Another Oak' }])
  expect(await changedAt()).toEqual([{ changed_at: daysAgo(3) }])
})

it('a list that has two names for a merchant changes nothing the second time', async () => {
  const records = ['Fern & Moss', 'Fern', 'Fern'].map((name) => ({ domain: 'fern.example', name }))
  const write = async (given: typeof records) => {
    const writer = await createMerchantWriter(database, { site: UK, now: daysAgo(2), run: 1 })
    return writer.write(given)
  }
  expect(await write(records)).toEqual(['added', 'repeated', 'repeated'])
  expect(await write(records)).toEqual(['unchanged', 'repeated', 'repeated'])
  expect(await write(records.toReversed())).toEqual(['unchanged', 'repeated', 'repeated'])
})
