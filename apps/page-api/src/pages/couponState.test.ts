import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { getMerchantPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const SEEN = '2026-01-01T00:00:00Z'

interface Dates {
  starts_at: string | null
  ends_at: string | null
  confirmed_at?: string
  withdrawn_at?: string
  publish_from?: string
  publish_until?: string
  hidden_at?: string
}
const dated: Dates = { starts_at: '2026-11-10T00:00:00Z', ends_at: '2026-11-20T23:59:59Z' }
const undated: Dates = { starts_at: null, ends_at: null }
const confirmed: Dates = { ...undated, confirmed_at: '2026-06-01T00:00:00Z' }

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
})

describe('the state of an offer follows from its dates and the clock', () => {
  it.each([
    ['before its first day', dated, '2026-11-09T23:59:59Z', 'upcoming'],
    ['at its first moment', dated, '2026-11-10T00:00:00Z', 'live'],
    ['a second before its end', dated, '2026-11-20T23:59:58Z', 'live'],
    ['at its end', dated, '2026-11-20T23:59:59Z', 'expired'],
    ['a year after its end', dated, '2027-11-20T00:00:00Z', 'expired'],
    ['with an end only, before it', { ...dated, starts_at: null }, '2026-02-01T00:00:00Z', 'live'],
    [
      'with a far end, though seen long ago',
      { ...dated, ends_at: '2030-01-01T00:00:00Z' },
      '2029-01-01T00:00:00Z',
      'live',
    ],
    ['with a start only, before it', { ...dated, ends_at: null }, '2026-11-01T00:00:00Z', 'upcoming'],
    ['undated, fresh', undated, '2026-01-02T00:00:00Z', 'live'],
    ['undated, 180 days old', undated, '2026-06-30T00:00:00Z', 'live'],
    ['undated, a second older', undated, '2026-06-30T00:00:01Z', 'unconfirmed'],
    ['undated, ten years old', undated, '2036-01-01T00:00:00Z', 'unconfirmed'],
    ['undated, confirmed since', confirmed, '2026-11-20T12:00:00Z', 'live'],
    [
      'taken back before its end',
      { ...dated, withdrawn_at: '2026-11-12T00:00:00Z' },
      '2026-11-12T00:00:00Z',
      'expired',
    ],
    ['to be taken back later', { ...dated, withdrawn_at: '2026-11-12T00:00:00Z' }, '2026-11-11T23:59:59Z', 'live'],
    ['undated, taken back', { ...undated, withdrawn_at: '2026-01-03T00:00:00Z' }, '2026-01-04T00:00:00Z', 'expired'],
    ['shown before it begins', { ...dated, publish_from: '2026-11-01T00:00:00Z' }, '2026-11-02T00:00:00Z', 'upcoming'],
    ['undated, confirmed long ago', confirmed, '2026-12-01T00:00:00Z', 'unconfirmed'],
  ])('%s', async (_title, dates, now, state) => {
    const merchant = await seedMerchant(database)
    await seedCoupon(database, merchant, { ...dates, first_seen_at: SEEN })
    api.clock.now = new Date(now)
    const { coupons, pastCoupons } = await getMerchantPage(api, '/stores/nimbus-shoes')
    expect([...coupons, ...pastCoupons].map((coupon) => coupon.state)).toEqual([state])
    expect(coupons).toHaveLength(state === 'live' || state === 'upcoming' ? 1 : 0)
    // Lists and counts find what is live by another form of the same rule.
    expect(await countLive()).toBe(state === 'live' ? 1 : 0)
  })
})

it.each([
  ['before its feed wants it shown', { ...dated, publish_from: '2026-11-15T00:00:01Z' }],
  ['once its feed wants it shown no more', { ...dated, publish_until: '2026-11-15T00:00:00Z' }],
  ['once an editor has hidden it', { ...dated, hidden_at: '2026-11-14T00:00:00Z' }],
])('an offer is not to be seen %s, live as it may be', async (_title, dates) => {
  const merchant = await seedMerchant(database)
  await seedCoupon(database, merchant, { ...dates, first_seen_at: SEEN })
  api.clock.now = new Date('2026-11-15T00:00:00Z')
  const { coupons, pastCoupons } = await getMerchantPage(api, '/stores/nimbus-shoes')
  expect([...coupons, ...pastCoupons]).toEqual([])
  expect(await countLive()).toBe(0)
})

async function countLive(): Promise<number> {
  const answer = await api.get('/v1/sites/uk.clipfront.example/search?q=nimbus')
  return JSON.parse(answer.text).exact[0].live_coupons
}
