import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { castVote, deleteOldVotes, type Vote } from './castVote.ts'
import { recordVerification, type Verification } from './trials.ts'

const { database } = await createTestDatabase()
let couponId = 0

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  couponId = (await seedCoupon(database, await seedMerchant(database), { votes_worked: 40, votes_failed: 4 })).id
})

const readCoupon = () =>
  database
    .selectFrom('coupon')
    .select(['verified_by', 'verified_at', 'confirmed_at', 'votes_worked', 'votes_failed'])
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()

const verify = (fields: Partial<Verification>) =>
  recordVerification(database, {
    coupon_id: couponId,
    happened_at: NOW,
    outcome: 'worked',
    by_kind: 'editor',
    by_name: 'Maya',
    ...fields,
  })

const vote = (fields: Partial<Vote>) =>
  castVote(database, {
    coupon_id: couponId,
    cast_at: NOW,
    worked: true,
    reason: null,
    visitor_hash: 'a',
    ...fields,
  })

const counts = async () => {
  const { votes_worked, votes_failed } = await readCoupon()
  return [votes_worked, votes_failed]
}

describe('who has tried a coupon', () => {
  it('is the one for whom it worked last', async () => {
    await verify({ evidence: { basket: { amount: 60, currency: 'GBP' }, saved: { amount: 12, currency: 'GBP' } } })
    await verify({ happened_at: daysAgo(2), by_name: 'Noor' })
    expect(await readCoupon()).toMatchObject({ verified_by: 'Maya', verified_at: NOW })
    const records = await database.selectFrom('verification').select(['by_name', 'evidence']).orderBy('id').execute()
    expect(records[0]).toEqual({
      by_name: 'Maya',
      evidence: { basket: { amount: 60, currency: 'GBP' }, saved: { amount: 12, currency: 'GBP' } },
    })
  })

  it('is not a feed, which only says so', async () => {
    await verify({ by_kind: 'feed', by_name: 'a feed' })
    expect(await readCoupon()).toMatchObject({ verified_by: null, verified_at: null, confirmed_at: null })
    await verify({ happened_at: daysAgo(2) })
    await verify({ by_kind: 'feed', by_name: 'a feed', outcome: 'failed' })
    expect(await readCoupon()).toMatchObject({ verified_by: 'Maya', verified_at: daysAgo(2) })
  })

  it('is nobody once it has failed after that, though it was there', async () => {
    await verify({ happened_at: daysAgo(2) })
    await verify({ outcome: 'failed', by_kind: 'bot' })
    expect(await readCoupon()).toMatchObject({ verified_by: null, verified_at: null, confirmed_at: daysAgo(2) })
    await verify({ happened_at: daysAgo(-1), by_name: 'Noor' })
    expect(await readCoupon()).toMatchObject({ verified_by: 'Noor' })
  })

  it.each([{ outcome: 'perhaps' }, { by_kind: 'a friend' }])('is refused as %j', async (fields) => {
    await expect(verify(fields as never)).rejects.toThrow(/check constraint/)
  })
})

describe('what shoppers say of a coupon', () => {
  it('is counted beside what was said before', async () => {
    await vote({})
    await vote({ visitor_hash: 'b', worked: false, reason: 'expired' })
    expect(await counts()).toEqual([41, 5])
  })

  it('is their last word of the day, and a new one tomorrow', async () => {
    await vote({})
    await vote({ worked: false, reason: 'minimum' })
    expect(await counts()).toEqual([40, 5])
    await vote({ cast_at: daysAgo(-1) })
    expect(await counts()).toEqual([41, 5])
  })

  it('does not count against it where it was not meant for them', async () => {
    await vote({ worked: false, reason: 'not-eligible' })
    expect(await counts()).toEqual([40, 4])
    await vote({ worked: false, reason: 'other' })
    expect(await counts()).toEqual([40, 5])
  })

  it('is counted once when it comes many times at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => vote({})))
    expect(await counts()).toEqual([41, 4])
  })

  it('is deleted after 90 days, and stays in the sums', async () => {
    for (const days of [91, 90, 89]) await vote({ cast_at: daysAgo(days) })
    expect(await deleteOldVotes(database, NOW)).toBe(1)
    const left = await database.selectFrom('vote').select('cast_at').orderBy('cast_at').execute()
    expect([left.map(({ cast_at: at }) => at), await counts()]).toEqual([
      [daysAgo(90), daysAgo(89)],
      [43, 4],
    ])
  })
})
