import { beforeEach, describe, expect, it } from 'vitest'
import { castVote, recordVerification } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { getMerchantPage, getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
let merchant = { id: 0, site: UK }

beforeEach(async () => {
  api.clock.now = NOW
  await database.deleteFrom('merchant').execute()
  merchant = await seedMerchant(database)
})

const get = (query = '') => getMerchantPage(api, `/stores/nimbus-shoes${query}`)
const review = (fields: { rating: number; written_at?: Date; state?: 'shown' | 'waiting'; title?: string }) =>
  database
    .insertInto('review')
    .values({ merchant_id: merchant.id, written_at: daysAgo(1), state: 'shown', ...fields })
    .execute()
const titles = async (sort: string) => (await get(`?sort=${sort}`)).coupons.map(({ title }) => title)
const titleOfPage = async () => (await getPage(api, '/stores/nimbus-shoes')).meta.title
const tests = async () => (await get()).coupons.map(({ failedAt, isVerified }) => [failedAt, isVerified])
const vote = (coupon: { id: number }, at: string, worked: boolean, reason: 'other' | 'not-eligible' | null = null) =>
  castVote(database, { coupon_id: coupon.id, cast_at: new Date(at), worked, reason, visitor_hash: at })
const sum = (amount: number) => JSON.stringify({ kind: 'money', amount, currency: 'GBP', upTo: false })
const part = (percent: number, upTo = false) => JSON.stringify({ kind: 'percent', percent, upTo })

describe('a merchant’s page says what is known of the shop', () => {
  it('its texts, and what it pays back', async () => {
    const text = [{ type: 'paragraph' as const, text: 'Soled anew.' }]
    const questions = [{ question: 'Two codes?', answer: text }]
    await database
      .updateTable('merchant')
      .set({ about: JSON.stringify(text), how_to_use: JSON.stringify(text), questions: JSON.stringify(questions) })
      .execute()
    await database.insertInto('cashback').values({ merchant_id: merchant.id, changed_at: NOW }).execute()
    const rate = { merchant_id: merchant.id, percent: 3, valid_from: daysAgo(1) }
    await database.insertInto('cashback_rate').values(rate).execute()
    const page = await get()
    expect(page.merchant).toMatchObject({ about: text, howToUse: text, questions })
    expect(page.cashback).toEqual({ reward: { kind: 'percent', percent: 3 }, upTo: false, isBoost: false })
  })

  it('nothing where nothing is known', async () => {
    expect(await get()).toMatchObject({
      merchant: { about: [], howToUse: [], questions: [] },
      counts: { codes: 0, deals: 0, past: 0 },
      cashback: null,
      health: null,
      rating: null,
      reviews: [],
      posts: [],
    })
  })

  it('[R1.6] its reviews, the newest first but for the lowest, and a rating once there are five', async () => {
    for (const rating of [5, 4, 4, 5]) await review({ rating, written_at: daysAgo(rating) })
    await review({ rating: 1, state: 'waiting' })
    await review({ rating: 1, written_at: daysAgo(-1) })
    expect(await get()).toMatchObject({ rating: null, reviews: [{}, {}, {}, {}] })
    await review({ rating: 4, written_at: daysAgo(0.5), title: 'Newest' })
    await review({ rating: 3, written_at: daysAgo(300), title: 'Oldest' })
    const { rating, reviews } = await get()
    expect(rating).toEqual({ average: 4.2, count: 6 })
    expect(reviews.map(({ title }) => title)).toEqual(['Newest', '', 'Oldest', '', '', ''])
  })

  it('[R3.10] a rating of the very reviews that can be read, where a page has no room for all', async () => {
    for (let days = 1; days <= 60; days += 1) await review({ rating: days <= 50 ? 4 : 1, written_at: daysAgo(days) })
    const { rating, reviews } = await get()
    expect([rating, reviews.length]).toEqual([{ average: 4, count: 50 }, 50])
  })

  it('what it writes about, newest first', async () => {
    const author = await database
      .insertInto('author')
      .values({ site: UK, slug: 'mara', name: 'Mara' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const post = { site: UK, slug: 'p', title: 'Soles', summary: 'On soles.', body: '[]', author_id: author.id }
    const { id } = await database
      .insertInto('post')
      .values({ ...post, published_at: daysAgo(1) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.insertInto('post_merchant').values({ post_id: id, merchant_id: merchant.id }).execute()
    expect((await get()).posts.map(({ title }) => title)).toEqual(['Soles'])
  })
})

describe('[R3.10] the health of a merchant’s codes', () => {
  // Summer time ended on 25 October: the first of the 30 days begins at 23:00 UTC of the day before.
  beforeEach(() => void (api.clock.now = new Date('2026-11-16T12:00:00Z')))

  it('is of shoppers of the last 30 days, by the site’s own days', async () => {
    const coupon = await seedCoupon(database, merchant)
    await vote(coupon, '2026-10-17T22:59:59Z', true)
    await vote(coupon, '2026-10-17T23:00:00Z', false, 'other')
    await vote(coupon, '2026-11-10T10:00:00Z', true)
    await vote(coupon, '2026-11-10T23:59:59Z', true)
    await vote(coupon, '2026-11-11T00:00:00Z', false, 'other')
    await vote(coupon, '2026-11-11T10:00:00Z', false, 'not-eligible')
    await vote(coupon, '2026-11-16T12:00:01Z', true)
    expect((await get()).health).toEqual({
      worked: 2,
      failed: 2,
      lastWorkedAt: '2026-11-10T23:59:59.000Z',
      days: [
        { day: '2026-10-18', worked: 0, failed: 1 },
        { day: '2026-11-10', worked: 2, failed: 0 },
        { day: '2026-11-11', worked: 0, failed: 1 },
      ],
    })
  })

  it('is the sum of what its tickets say, past ones too', async () => {
    const live = await seedCoupon(database, merchant)
    const past = await seedCoupon(database, merchant, { ends_at: new Date('2026-11-12T00:00:00Z') })
    const hidden = await seedCoupon(database, merchant, { hidden_at: daysAgo(20) })
    for (const coupon of [live, past, hidden]) {
      await vote(coupon, '2026-09-01T10:00:00Z', true)
      await vote(coupon, '2026-11-02T10:00:00Z', true)
      await vote(coupon, '2026-11-03T10:00:00Z', false)
    }
    await vote(live, '2026-11-04T10:00:00Z', false, 'not-eligible')
    // A test is nobody's vote: it stands beside the name of who made it.
    const test = { happened_at: new Date('2026-11-05T10:00:00Z'), outcome: 'worked', by_kind: 'editor' } as const
    await recordVerification(database, { ...test, coupon_id: live.id })
    const { health, coupons, pastCoupons } = await get()
    const written = [...coupons, ...pastCoupons].map(({ votesWorked, votesFailed }) => [votesWorked, votesFailed])
    expect(written).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(health).toMatchObject({ worked: 2, failed: 2 })
  })
})

describe('a merchant’s offers', () => {
  it('are counted by what they are, whatever the page leaves out', async () => {
    await seedCoupon(database, merchant, { conditions: '{"audience":"students"}' })
    await seedCoupon(database, merchant, { conditions: '{"audience":"new-customers"}' })
    await seedCoupon(database, merchant, { code: '', discount: '{"kind":"free-delivery"}' })
    await seedCoupon(database, merchant, { ends_at: daysAgo(1), conditions: '{"audience":"students"}' })
    await seedCoupon(database, merchant, { hidden_at: daysAgo(1) })
    const counts = { codes: 2, deals: 1, freeDelivery: 1, students: 1, newCustomers: 1, past: 1 }
    expect(await get()).toMatchObject({ counts })
    expect(await get('?type=deal')).toMatchObject({ counts })
    await database.deleteFrom('coupon').where('code', '=', '').execute()
    expect(await get('?type=deal')).toMatchObject({ coupons: [], counts: { codes: 2, deals: 0 } })
  })

  it('[R3.10] that failed when last tested are counted apart, and nothing is claimed of them', async () => {
    const better = { discount: part(40), title: '40% off boots' }
    const failed = await seedCoupon(database, merchant, better)
    const mended = await seedCoupon(database, merchant, { discount: part(10), title: '10% off socks' })
    await seedCoupon(database, merchant, { code: '', discount: part(30), title: '30% off' })
    await seedCoupon(database, merchant, { ...better, code: 'OVER', ends_at: daysAgo(1) })
    const test = { by_kind: 'editor', by_name: 'Mara', method: 'checkout' } as const
    for (const { id } of [failed, mended])
      await recordVerification(database, { ...test, coupon_id: id, happened_at: daysAgo(2), outcome: 'failed' })
    await recordVerification(database, { ...test, coupon_id: mended.id, happened_at: daysAgo(1), outcome: 'worked' })
    expect(await get()).toMatchObject({ counts: { codes: 2, deals: 1, failingCodes: 1, failingDeals: 0, past: 1 } })
    const { meta } = await getPage(api, '/stores/nimbus-shoes')
    expect(meta.title).toContain(': 30% off')
    expect(meta.description).toContain('1 voucher code and 1 deal for Nimbus Shoes')
    expect(meta.description).not.toContain('40%')
  })

  it('name the best in the title of the page, while search engines would show all of it', async () => {
    await seedCoupon(database, merchant, { discount: part(30, true) })
    const rename = (name: string) => database.updateTable('merchant').set({ name }).execute()
    await rename('N'.repeat(23))
    expect(await titleOfPage()).toMatch(/^N{23} voucher codes: up to 30% off – \w+ 2026$/)
    await rename('N'.repeat(43))
    expect(await titleOfPage()).toMatch(/^N{43} voucher codes – \w+ 2026$/)
  })

  it('come by how much they take off, sums after parts', async () => {
    await seedCoupon(database, merchant, { title: '£5', discount: sum(5) })
    await seedCoupon(database, merchant, { title: '10%', discount: part(10) })
    await seedCoupon(database, merchant, { title: 'gift', discount: '{"kind":"gift"}' })
    await seedCoupon(database, merchant, { title: '9.5%', discount: part(9.5) })
    await seedCoupon(database, merchant, { title: 'up to 10%', discount: part(10, true) })
    await seedCoupon(database, merchant, { title: '£100', discount: sum(100) })
    await seedCoupon(database, merchant, { title: 'soon', discount: part(90), starts_at: daysAgo(-1) })
    expect(await titles('biggest')).toEqual(['10%', 'up to 10%', '9.5%', '£100', '£5', 'gift', 'soon'])
  })

  it('come by how often they were used today', async () => {
    await seedCoupon(database, merchant, { title: 'seldom', weight: 9 })
    const often = await seedCoupon(database, merchant, { title: 'often' })
    const event = { type: 'click', site: UK, environment: 'prod', coupon_id: often.id, merchant_id: merchant.id }
    await database
      .insertInto('event')
      .values({ ...event, occurred_at: NOW, visitor_hash: 'v' })
      .execute()
    expect([await titles(''), await titles('used')]).toEqual([
      ['seldom', 'often'],
      ['often', 'seldom'],
    ])
    await database.deleteFrom('event').execute()
  })

  it('say when they ended: with their own date, or before it, when they were taken back', async () => {
    await seedCoupon(database, merchant, { ends_at: daysAgo(5), withdrawn_at: daysAgo(2) })
    await seedCoupon(database, merchant, { ends_at: daysAgo(-30), withdrawn_at: daysAgo(1) })
    await seedCoupon(database, merchant, { ends_at: null, withdrawn_at: daysAgo(3) })
    await seedCoupon(database, merchant, { ends_at: daysAgo(-9), withdrawn_at: daysAgo(-4) })
    const { coupons, pastCoupons } = await get()
    expect(pastCoupons.map(({ endsAt }) => String(endsAt)).toSorted()).toEqual(
      [daysAgo(5), daysAgo(3), daysAgo(1)].map((moment) => moment.toISOString()),
    )
    expect(coupons.map(({ endsAt }) => endsAt)).toEqual([daysAgo(-9).toISOString()])
  })

  it('say when the last test of them failed, until one works', async () => {
    const { id } = await seedCoupon(database, merchant)
    const test = { coupon_id: id, by_kind: 'editor' } as const
    await recordVerification(database, { ...test, happened_at: daysAgo(3), outcome: 'worked' })
    expect(await tests()).toEqual([[null, true]])
    await recordVerification(database, { ...test, happened_at: daysAgo(2), outcome: 'failed' })
    expect(await tests()).toEqual([[daysAgo(2).toISOString(), false]])
    await recordVerification(database, { ...test, happened_at: daysAgo(1), outcome: 'worked' })
    expect(await tests()).toEqual([[null, true]])
  })

  it.each(['constructor', '__proto__', '%27%3Bdrop%20table%20coupon--', '%00', 'biggest%20'])(
    'come in their ranked order where %j is asked for',
    async (sort) => {
      await seedCoupon(database, merchant, { title: 'low' })
      await seedCoupon(database, merchant, { title: 'high', weight: 9 })
      expect(await titles(sort)).toEqual(['high', 'low'])
    },
  )
})

it('[R1.4] says of each ranked coupon where it would stand without ranking, on every page of the list', async () => {
  const site = 'fr.clipfront.example'
  const ranked = await seedMerchant(database, { site })
  // Editors put forward what takes off little; the ranking turns that around.
  const percents = [10, 20, 30, 40]
  const ids: number[] = []
  for (const [index, percent] of percents.entries())
    ids.push(
      (await seedCoupon(database, ranked, { title: `${percent}`, discount: part(percent), weight: 9 - index })).id,
    )
  const places = async (query: string) => {
    const { coupons } = await getMerchantPage(api, `/stores/nimbus-shoes${query}`, site)
    return coupons.map(({ title, oldPosition }) => [title, oldPosition])
  }
  expect(await places('')).toEqual([
    ['40', 4],
    ['30', 3],
    ['20', 2],
    ['10', 1],
  ])
  // The one that was asked for stands first in both orders.
  expect(await places(`?promoid=${ids[2]}`)).toEqual([
    ['30', 1],
    ['40', 4],
    ['20', 3],
    ['10', 2],
  ])
  expect((await places('?sort=newest')).map(([, place]) => place)).toEqual([null, null, null, null])
  await seedCoupon(database, merchant)
  expect((await get()).coupons.map(({ oldPosition }) => oldPosition)).toEqual([null])
})
