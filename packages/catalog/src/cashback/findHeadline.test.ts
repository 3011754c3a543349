import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedMerchant } from '../testing/seed.ts'
import type { CashbackRate } from './merchantCashback.ts'
import { findHeadline } from './headline.ts'
import { setRates } from './setRates.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is a site main/uk')
let merchantId = 0

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  merchantId = (await seedMerchant(database)).id
  await database.insertInto('cashback').values({ merchant_id: merchantId, changed_at: NOW }).execute()
})

const share = (percent: number, tier = '', isBoost = false): CashbackRate => ({
  tier,
  worth: { percent },
  isBoost,
  cap: null,
  from: null,
  until: null,
})
const sum = (amount: number, tier = ''): CashbackRate => ({
  tier,
  worth: { amount, currency: 'GBP' },
  isBoost: false,
  cap: null,
  from: null,
  until: null,
})
const headlineAt = (now = NOW) => findHeadline({ database, site, now }, merchantId)
const percent = (figure: number) => ({ kind: 'percent', percent: figure })

it.each([
  ['none', [], null],
  ['one for everything', [share(3)], { reward: percent(3), up_to: false, is_boost: false }],
  ['one for some things only', [share(3, 'Shoes')], { reward: percent(3), up_to: true, is_boost: false }],
  ['several', [share(3), share(4.5, 'Shoes')], { reward: percent(4.5), up_to: true, is_boost: false }],
  ['the same for all', [share(3), share(3, 'Shoes')], { reward: percent(3), up_to: false, is_boost: false }],
  ['a boost of the only one', [share(3), share(8, '', true)], { reward: percent(8), up_to: false, is_boost: true }],
  ['a part and a sum', [sum(50, 'First order'), share(2)], { reward: percent(2), up_to: true, is_boost: false }],
  ['a sum', [sum(5)], { reward: { kind: 'money', amount: 5, currency: 'GBP' }, up_to: false, is_boost: false }],
])('of rates the best is said: %s', async (_title, rates, headline) => {
  await setRates(database, merchantId, rates, daysAgo(1))
  expect(await headlineAt()).toEqual(headline)
})

it('a rate that has ended, or has not begun, is not said', async () => {
  await setRates(database, merchantId, [share(8)], daysAgo(5))
  await setRates(database, merchantId, [share(3)], daysAgo(2))
  expect([await headlineAt(daysAgo(6)), await headlineAt(daysAgo(3)), await headlineAt()]).toEqual([
    null,
    { reward: percent(8), up_to: false, is_boost: false },
    { reward: percent(3), up_to: false, is_boost: false },
  ])
})

it('nothing is said on a site that has no page for the rates', async () => {
  await setRates(database, merchantId, [share(3)], daysAgo(1))
  const { cashback: _cashback, ...pageType } = site.pageType
  expect(await findHeadline({ database, site: { ...site, pageType }, now: NOW }, merchantId)).toBeNull()
})
