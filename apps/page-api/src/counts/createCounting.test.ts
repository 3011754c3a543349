import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countPlainly,
  createTestDatabase,
  daysAgo,
  NOW,
  readCounts,
  seedCoupon,
  seedMerchant,
  UK,
} from '@clipfront/catalog/testing'
import { homePage } from '../pages/homePage.ts'
import { createCounting } from './createCounting.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is this site')
let now = NOW
let errors: [site: string, error: unknown][] = []

const start = (sites: readonly string[] = [UK]) =>
  createCounting({ database, clock: { now: () => now }, sites, onError: (...error) => void errors.push(error) })
const home = async () => {
  const { data } = await homePage({ database, site, now })
  return { ...data.figures, merchants_shown: data.popular_merchants.map(({ live_codes }) => live_codes) }
}

beforeEach(async () => {
  now = NOW
  errors = []
  for (const table of ['merchant', 'live_count', 'site_count'] as const) await database.deleteFrom(table).execute()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

describe('the counts of a site', () => {
  it('are what a page says until they are counted anew, however many offers came meanwhile', async () => {
    const counting = start()
    const merchant = await seedMerchant(database)
    await seedCoupon(database, merchant)
    await counting.countDue()
    await seedCoupon(database, merchant)
    now = daysAgo(-1)
    expect(await home()).toMatchObject({ live_coupons: 1, merchants_shown: [1], as_of: NOW.toISOString() })
    vi.advanceTimersByTime(59_000)
    await counting.countDue()
    expect(await home()).toMatchObject({ live_coupons: 1 })
    vi.advanceTimersByTime(1000)
    await counting.countDue()
    expect(await home()).toMatchObject({ live_coupons: 2, merchants_shown: [2], as_of: now.toISOString() })
  })

  it('follow time, though nobody writes', async () => {
    const merchant = await seedMerchant(database)
    await seedCoupon(database, merchant, { ends_at: daysAgo(-2) })
    await seedCoupon(database, merchant, { starts_at: daysAgo(-3), ends_at: daysAgo(-30) })
    const counting = start()
    const found: unknown[] = []
    for (const day of [0, -2, -3, -30]) {
      now = daysAgo(day)
      vi.advanceTimersByTime(60_000)
      await counting.countDue()
      found.push((await home()).live_coupons)
      expect(await readCounts(database, UK)).toEqual(await countPlainly(database, UK, now))
    }
    expect(found).toEqual([1, 0, 1, 0])
  })

  it('are there before the first page where there were none, and are left as they are where there were some', async () => {
    const merchant = await seedMerchant(database)
    await seedCoupon(database, merchant)
    await start().countNew()
    expect(await home()).toMatchObject({ live_coupons: 1 })
    await seedCoupon(database, merchant)
    await start().countNew()
    expect(await home()).toMatchObject({ live_coupons: 1 })
  })

  it('stand where they cannot be counted anew, and the other sites are counted', async () => {
    await seedCoupon(database, await seedMerchant(database))
    await start().countNew()
    await seedCoupon(database, await seedMerchant(database, { slug: 'other', site: 'de.clipfront.example' }))
    // Not a code that the database can store.
    await start(['\u0000', 'de.clipfront.example']).countDue()
    expect(errors.map(([code]) => code)).toEqual(['\u0000'])
    expect(await home()).toMatchObject({ live_coupons: 1 })
    expect((await readCounts(database, 'de.clipfront.example')).whole).toEqual({ live_coupons: 1, merchants: 1 })
  })
})
