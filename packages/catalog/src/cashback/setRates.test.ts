import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedMerchant } from '../testing/seed.ts'
import type { CashbackRate } from './merchantCashback.ts'
import { setRates } from './setRates.ts'

const { database } = await createTestDatabase()
let merchantId = 0

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  merchantId = (await seedMerchant(database)).id
  await database
    .insertInto('cashback')
    .values({ merchant_id: merchantId, tracking_hours: 48, paying_days: 60, changed_at: NOW })
    .execute()
})

const share = (percent: number, tier = ''): CashbackRate => ({
  tier,
  worth: { percent },
  isBoost: false,
  cap: null,
  from: null,
  until: null,
})
const bounty: CashbackRate = {
  tier: 'First order',
  worth: { amount: 5, currency: 'GBP' },
  isBoost: false,
  cap: null,
  from: null,
  until: null,
}
const history = async () => {
  const rows = await database.selectFrom('cashback_rate').selectAll().orderBy('id').execute()
  return rows.map((row) => [row.tier, Number(row.percent ?? row.amount), row.valid_from, row.valid_until])
}

it('a rate that changes ends and stays as history; one that does not goes on', async () => {
  await setRates(database, merchantId, [share(3), bounty], daysAgo(30))
  await setRates(database, merchantId, [share(4.5), bounty], daysAgo(10))
  await setRates(database, merchantId, [share(4.5)], NOW)
  expect(await history()).toEqual([
    ['', 3, daysAgo(30), daysAgo(10)],
    ['First order', 5, daysAgo(30), NOW],
    ['', 4.5, daysAgo(10), null],
  ])
})

it('a boost stands beside the rate that it is above', async () => {
  const boost: CashbackRate = { ...share(8), isBoost: true, cap: { amount: 20, currency: 'GBP' } }
  await setRates(database, merchantId, [share(3), boost], NOW)
  await setRates(database, merchantId, [share(3), boost], daysAgo(-1))
  expect(await history()).toHaveLength(2)
})

it('one that is corrected at the same moment has never stood', async () => {
  await setRates(database, merchantId, [share(30)], NOW)
  await setRates(database, merchantId, [share(3)], NOW)
  expect(await history()).toEqual([['', 3, NOW, null]])
})

it.each([share(0), share(101), { ...bounty, worth: { amount: 5, currency: '£' } }])('%j is refused', async (rate) => {
  await expect(setRates(database, merchantId, [rate], NOW)).rejects.toThrow(/check constraint/)
})
