import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { type Trial, verifyCoupon } from './verifyCoupon.ts'

const { database } = await createTestDatabase()
let id = 0

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  id = (await seedCoupon(database, await seedMerchant(database))).id
})

const verify = async (trial: Trial) => verifyCoupon(database, { id, site: UK }, trial, { by: 'Maya', now: NOW })
const trials = () => database.selectFrom('verification').selectAll().execute()

it('keeps who tried a coupon, how, and what can be shown for it; the card says so', async () => {
  const sums = { basket: '50', saved: '10 GBP' }
  const coupon = await verify({ outcome: 'worked', method: 'paid with it', note: 'Not on gift cards', ...sums })
  expect(coupon).toMatchObject({ verified_by: 'Maya', verified_at: NOW, confirmed_at: NOW })
  expect(await trials()).toMatchObject([
    {
      outcome: 'worked',
      by_kind: 'editor',
      by_name: 'Maya',
      method: 'paid with it',
      evidence: {
        basket: { amount: 50, currency: 'GBP' },
        saved: { amount: 10, currency: 'GBP' },
        note: 'Not on gift cards',
      },
    },
  ])
  expect(await verify({ outcome: 'failed' })).toMatchObject({ verified_by: null, verified_at: null })
  expect(await trials()).toHaveLength(2)
})

describe('what cannot be is refused, and nothing is kept', () => {
  it.each<[Trial, RegExp]>([
    [{ outcome: 'worked', basket: '£50' }, /^basket: "£50" is no sum of money/],
    [{ outcome: 'worked', basket: '5', saved: '50' }, /^saved: It is more than the basket was worth/],
    [{ outcome: 'worked', basket: '50', saved: '5 EUR' }, /^saved: The basket is in another currency/],
    [{ outcome: 'failed', saved: '5' }, /^saved: What failed saved nothing/],
    [{ outcome: 'worked', note: '<img src=x>' }, /^note: It holds HTML/],
    [{ outcome: 'worked', note: 'WELCOME20 took 10 off' }, /^note: It says the code WELCOME20/],
    [{ outcome: 'failed', method: 'typed welcome20.' }, /^method: It says the code WELCOME20/],
    [{ outcome: 'worked', method: 'x'.repeat(81) }, /^method: It has 81 characters/],
  ])('%j', async (trial, message) => {
    await expect(verify(trial)).rejects.toThrow(message)
    expect(await trials()).toEqual([])
  })
})
