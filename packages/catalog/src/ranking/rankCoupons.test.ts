import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { connect, type Database } from '../database/index.ts'
import { countLive } from '../counts/countLive.ts'
import { castVote } from '../coupons/castVote.ts'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant } from '../testing/index.ts'
import { explainRank, rankCoupons } from './rankCoupons.ts'

const { database, url } = await createTestDatabase()
const site = findSiteByName('main/fr')
invariant(site, 'there is this site')
const view = { database, site, now: NOW }
const rank = async (given = view) => database.transaction().execute((transaction) => rankCoupons(transaction, given))
let merchant = { id: 0, site: site.code }

beforeEach(async () => {
  for (const table of ['merchant', 'coupon_day', 'site_day'] as const) await database.deleteFrom(table).execute()
  merchant = await seedMerchant(database, { site: site.code })
})

const scores = async () =>
  new Map(
    (await database.selectFrom('coupon_rank').selectAll().execute()).map(({ coupon_id, score }) => [coupon_id, score]),
  )

/** What people did on one day at one position: of the coupon, where one is given, else of the whole site. */
async function seedDay(position: number, impressions: number, clicks: number, couponId?: number, environment = 'prod') {
  const day = { day: '2026-11-19', site: site?.code ?? '', environment, position, impressions, clicks }
  const row = { ...day, received: clicks, copies: 0, details: 0, visits: 0 }
  if (couponId === undefined) await database.insertInto('site_day').values(row).execute()
  else
    await database
      .insertInto('coupon_day')
      .values({ ...row, coupon_id: couponId, merchant_id: merchant.id })
      .execute()
}

it('[R1.4] every live coupon of the site has its score, as it is explained, and nothing else has one', async () => {
  const live = await seedCoupon(database, merchant, { verified_at: daysAgo(14) })
  await seedCoupon(database, merchant, { ends_at: daysAgo(1) })
  await seedCoupon(database, await seedMerchant(database, { slug: 'other' }))
  await rank()
  const explained = await explainRank(view, live.id)
  expect([...(await scores())]).toEqual([[live.id, expect.closeTo(explained?.score ?? 0, 5)]])
  const sum = explained?.terms.reduce((total, { value, weight }) => total + value * weight, 0)
  expect(sum).toBeCloseTo(explained?.score ?? 0, 3)
  expect(explained?.terms.map(({ term, value }) => [term, Math.round(value * 1000) / 1000])).toEqual([
    ['health', 0.5],
    ['verification', 0.5],
    ['clicks', 0.5],
    ['discount', 0.4],
    ['freshness', 0.794],
    ['expiry', 0.686],
  ])
  expect(await explainRank({ ...view, now: daysAgo(-11) }, live.id)).toBeUndefined()
})

it('[R1.4] votes move it, clicks only as far as the position does not explain them, and commission not at all', async () => {
  const [top, bottom, voted] = [
    await seedCoupon(database, merchant),
    await seedCoupon(database, merchant),
    await seedCoupon(database, merchant),
  ]
  const paying = await seedMerchant(database, {
    site: site.code,
    slug: 'paying',
    programme_target: 'https://a.example/',
  })
  const free = await seedMerchant(database, { site: site.code, slug: 'free', programme_target: null })
  const [dear, unpaid] = [await seedCoupon(database, paying, { source: 'awin' }), await seedCoupon(database, free)]
  // The first position is clicked by half, the fourth by a tenth.
  await seedDay(1, 1000, 500)
  await seedDay(4, 1000, 100)
  await seedDay(1, 100, 50, top.id)
  await seedDay(4, 100, 30, bottom.id)
  await seedDay(4, 100, 100, unpaid.id, 'dev')
  for (const visitor_hash of ['a', 'b', 'c', 'd'])
    await castVote(database, { coupon_id: voted.id, cast_at: NOW, worked: false, reason: 'expired', visitor_hash })
  await rank()
  const score = await scores()
  const known = (coupon: { id: number }) => score.get(coupon.id) ?? Number.NaN
  expect(known(dear)).toBe(known(unpaid))
  expect(known(top)).toBe(known(unpaid))
  expect(known(bottom)).toBeGreaterThan(known(top))
  expect(known(voted)).toBeLessThan(known(unpaid))
})

it('[R3.10] votes, tests and clicks count on the same thirty dates of the site’s calendar', async () => {
  // In Paris this is the 21st, and the window begins on 23 October.
  const now = new Date('2026-11-20T23:30:00Z')
  const [within, before] = [new Date('2026-10-22T22:30:00Z'), new Date('2026-10-22T21:30:00Z')]
  const [coupon, voted, early] = [
    await seedCoupon(database, merchant),
    await seedCoupon(database, merchant),
    await seedCoupon(database, merchant),
  ]
  const test = (couponId: number, happened_at: Date) =>
    database
      .insertInto('verification')
      .values(
        Array.from(
          { length: 10 },
          () => ({ coupon_id: couponId, happened_at, outcome: 'worked', by_kind: 'bot', method: '' }) as const,
        ),
      )
      .execute()
  const vote = async (coupon_id: number, cast_at: Date) => {
    for (const visitor_hash of Array.from({ length: 30 }, (_, index) => `${index}`))
      await castVote(database, { coupon_id, cast_at, worked: true, reason: null, visitor_hash })
  }
  const click = async (couponId: number, day: string) => {
    const row = {
      day,
      site: site.code,
      environment: 'prod',
      position: 1,
      clicks: 9,
      received: 9,
      copies: 0,
      details: 0,
      visits: 0,
    }
    await database
      .insertInto('site_day')
      .values({ ...row, impressions: 90 })
      .execute()
    await database
      .insertInto('coupon_day')
      .values({ ...row, impressions: 9, coupon_id: couponId, merchant_id: merchant.id })
      .execute()
  }
  await test(coupon.id, within)
  await vote(voted.id, within)
  await click(coupon.id, '2026-10-23')
  await test(early.id, before)
  await vote(early.id, before)
  await click(early.id, '2026-10-22')
  const rate = async (id: number, wanted: string) =>
    (await explainRank({ ...view, now }, id))?.terms.find(({ term }) => term === wanted)?.value
  for (const value of [
    await rate(coupon.id, 'health'),
    await rate(voted.id, 'health'),
    await rate(coupon.id, 'clicks'),
  ])
    expect(value).toBeGreaterThan(0.5)
  expect([await rate(early.id, 'health'), await rate(early.id, 'clicks')]).toEqual([0.5, 0.5])
})

it('scores that stay the same are not written anew, and go with their coupon', async () => {
  const coupon = await seedCoupon(database, merchant)
  const version = async () =>
    (
      await database
        .selectFrom('coupon_rank')
        .select('xmin' as never)
        .execute()
    )[0]
  await rank()
  const before = await version()
  await rank({ ...view, now: new Date(NOW.getTime() + 6 * 3_600_000) })
  expect(await version()).toEqual(before)
  expect(before).toBeDefined()
  await database.deleteFrom('coupon').where('id', '=', coupon.id).execute()
  expect((await scores()).size).toBe(0)
})

it('the score of an offer that has ended goes with the next ranking', async () => {
  const [ended, live] = [await seedCoupon(database, merchant), await seedCoupon(database, merchant)]
  await rank()
  await database
    .updateTable('coupon')
    .set({ ends_at: daysAgo(1) })
    .where('id', '=', ended.id)
    .execute()
  await rank()
  expect([...(await scores()).keys()]).toEqual([live.id])
})

it('a site that cannot be ranked is counted all the same, and the failure is told', async () => {
  await seedCoupon(database, merchant)
  const owner = connect<Database>(url, { connections: 1 })
  await sql`alter table coupon_rank add constraint none check (score < 0)`.execute(owner)
  await expect(countLive(database, { site: site.code, now: NOW })).rejects.toThrow('violates check constraint')
  await sql`alter table coupon_rank drop constraint none`.execute(owner)
  await owner.destroy()
  const { live_coupons: live } = await database
    .selectFrom('site_count')
    .selectAll()
    .where('site', '=', site.code)
    .executeTakeFirstOrThrow()
  expect(live).toBe(1)
})
