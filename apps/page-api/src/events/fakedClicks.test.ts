import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { getMerchantPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { createSender } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const merchant = await seedMerchant(database)
const coupon = await seedCoupon(database, merchant)
const { form, send } = createSender(api, coupon)

const AT_ONCE = 25

/** One click from an address, under a name of its own. */
async function click(address: string, name: string | number = 1): Promise<number> {
  const headers = { 'x-forwarded-for': address, 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/${name}.0` }
  return (await send(form(), { headers })).status
}

async function clicks(count: number, toAddress: (index: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sent) }, (_, index) => sent + index)
    statuses.push(...(await Promise.all(some.map(async (index) => click(toAddress(index), index)))))
  }
  return statuses
}

async function usedToday(): Promise<number | undefined> {
  const { coupons } = await getMerchantPage(api, '/stores/nimbus-shoes')
  return coupons[0]?.usedToday
}

beforeEach(async () => {
  api.clock.now = NOW
  await database.deleteFrom('event').execute()
})
afterEach(() => void vi.restoreAllMocks())

it('takes a bounded number of events from one address, whatever it calls itself', async () => {
  // However long it takes to send them, they come within one minute.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const statuses = await clicks(1225, (index) => `2001:db8:7:8::${index.toString(16)}`)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  expect(await click('2001:db8:7:9::1'), 'a neighbour may still report').toBe(204)
  expect(await click('2001:db8:7:8:ffff::1'), 'the same network may not').toBe(429)
  const headers = { 'x-forwarded-for': '2001:db8:7:8::1' }
  const { status } = await send(form({ type: 'impression' }), { type: 'impression', headers })
  expect(status, 'impressions are counted apart').toBe(204)
})

describe('what shoppers read of uses', () => {
  it('is nothing where nobody has clicked', async () => {
    expect(await usedToday()).toBe(0)
  })

  it('counts at most three of one network and day, whatever it calls itself', async () => {
    await clicks(40, () => '203.0.113.7')
    await clicks(40, (index) => `2001:db8:1:2::${index.toString(16)}`)
    await click('203.0.113.8')
    expect(await usedToday()).toBe(3 + 3 + 1)
  })

  it('starts anew each day', async () => {
    await clicks(5, () => '203.0.113.7')
    api.clock.now = new Date(NOW.getTime() + 86_400_000)
    await click('203.0.113.7')
    expect(await usedToday()).toBe(1)
  })

  it('ends at 999, which no offer of ours outdoes by shoppers alone', async () => {
    const event = { type: 'click', site: UK, environment: 'prod', occurred_at: NOW, coupon_id: coupon.id }
    const rows = Array.from({ length: 1200 }, (_, index) => ({ ...event, visitor_hash: `visitor-${index}` }))
    await database.insertInto('event').values(rows).execute()
    expect(await usedToday()).toBe(999)
  })
})

describe('what one event takes up', () => {
  const long = {
    title: 2000,
    source_list: 2000,
    promotion_off: 500,
    promotion_detail: 20_000,
    tag: 2000,
    keywords: 4000,
  }
  const texts = { search_word: 200, domain: 300, sign: 200, source: 200, upk: 500, source_add_time: 100, code: 200 }
  const performance = Object.fromEntries(
    Object.entries({ ...long, ...texts }).map(([key, length]) => [key, 'x'.repeat(length)]),
  )
  it.each([
    ['of a coupon that is known', () => coupon.id, { code: 'WELCOME20', is_verified: false }],
    ['of one that is not', () => 99_999, { id: 99_999 }],
  ])('is little, %s', async (_title, id, kept) => {
    const res = JSON.stringify({ coupon_performance: { ...performance, id: id() } })
    expect((await send(form({ res, urlname: `/${'✂'.repeat(1999)}` }))).status).toBe(204)
    const [event] = await database.selectFrom('event').selectAll().execute()
    expect(event?.performance).toMatchObject(kept)
    expect(event?.urlname).toHaveLength(500)
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(3000)
  })
})
