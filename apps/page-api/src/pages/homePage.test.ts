import { beforeEach, expect, it } from 'vitest'
import { recordVerification, type Verification } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, seedTopic } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
let nimbus = { id: 0, site: '' }

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('topic').execute()
  nimbus = await seedMerchant(database)
})

const get = async () => {
  const page = await getPage(api, '/')
  if (page.page !== 'home') throw new Error(`the home page is a ${page.page} page`)
  return page.data
}
const verify = (coupon: { id: number }, fields: Partial<Verification>) =>
  recordVerification(database, {
    coupon_id: coupon.id,
    happened_at: daysAgo(1),
    outcome: 'worked',
    by_kind: 'editor',
    ...fields,
  })

it('the best offer of each merchant, the best of them first', async () => {
  const other = await seedMerchant(database, { slug: 'other', name: 'Other' })
  await seedCoupon(database, nimbus, { title: 'good', weight: 1 })
  await seedCoupon(database, nimbus, { title: 'best', weight: 9 })
  await seedCoupon(database, nimbus, { title: 'past', weight: 99, ends_at: daysAgo(1) })
  await seedCoupon(database, other, { title: 'second', weight: 5 })
  expect((await get()).topCoupons.map(({ title }) => title)).toEqual(['best', 'second'])
})

it('figures are counted, and say when', async () => {
  const coupon = await seedCoupon(database, nimbus)
  await seedCoupon(database, nimbus, { ends_at: daysAgo(1) })
  await seedMerchant(database, { slug: 'empty' })
  await verify(coupon, { happened_at: daysAgo(6) })
  await verify(coupon, { outcome: 'failed', by_kind: 'bot' })
  await verify(coupon, { by_kind: 'feed' })
  await verify(coupon, { happened_at: daysAgo(8) })
  const figures = { liveCoupons: 1, merchants: 1, testsThisWeek: 2, asOf: NOW.toISOString() }
  expect((await get()).figures).toEqual(figures)
})

it('what was seen to work lately, once each, and nothing that cannot be used', async () => {
  const often = await seedCoupon(database, nimbus, { title: 'often' })
  const once = await seedCoupon(database, nimbus, { title: 'once' })
  const past = await seedCoupon(database, nimbus, { title: 'past', ends_at: daysAgo(0.5) })
  const hearsay = await seedCoupon(database, nimbus, { title: 'told' })
  const failed = await seedCoupon(database, nimbus, { title: 'failed' })
  await verify(often, { happened_at: daysAgo(1) })
  await verify(often, { happened_at: daysAgo(3) })
  await verify(once, { happened_at: daysAgo(2), by_kind: 'community' })
  await verify(past, {})
  await verify(hearsay, { by_kind: 'feed' })
  await verify(failed, { outcome: 'failed' })
  const { latestSuccesses } = await get()
  expect(latestSuccesses.map(({ title, at, merchant }) => [title, at, merchant.slug])).toEqual([
    ['often', daysAgo(1).toISOString(), 'nimbus-shoes'],
    ['once', daysAgo(2).toISOString(), 'nimbus-shoes'],
  ])
  expect(JSON.stringify(latestSuccesses)).not.toContain('WELCOME20')
})

it('events that are on or near', async () => {
  const dates: [slug: string, starts: Date | null, ends: Date | null][] = [
    ['far', daysAgo(-90), daysAgo(-95)],
    ['near', daysAgo(-9), daysAgo(-12)],
    ['on', daysAgo(2), daysAgo(-2)],
    ['over', daysAgo(9), daysAgo(2)],
    ['undated', null, null],
  ]
  for (const [slug, starts_at, ends_at] of dates) await seedTopic(database, { slug, starts_at, ends_at }, [])
  expect((await get()).topics.map(({ slug }) => slug)).toEqual(['on', 'near'])
})

it('holds nothing where there is nothing', async () => {
  await database.deleteFrom('merchant').execute()
  expect(await get()).toMatchObject({
    topCoupons: [],
    popularMerchants: [],
    topics: [],
    latestSuccesses: [],
    figures: { liveCoupons: 0, merchants: 0, testsThisWeek: 0 },
  })
})
