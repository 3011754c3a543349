import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { castVote } from '@clipfront/catalog/coupons'
import type { SubmissionTable } from '@clipfront/catalog/database'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
} from '@clipfront/catalog/testing'
import { readEdits } from '../history/readHistory.ts'
import { aChange } from '../../testing/aChange.ts'
import { decideReview, decideSubmission, markKnown } from './decideSubmission.ts'
import { countWaiting, readQueue } from '@clipfront/catalog/review'
import { takeSubmission } from './takeSubmission.ts'

const { database } = await createTestDatabase()
let merchant = await seedMerchant(database)

beforeEach(async () => {
  for (const table of ['merchant', 'category', 'submission', 'edit'] as const)
    await database.deleteFrom(table).execute()
  merchant = await seedMerchant(database)
})

async function submit(fields: Partial<Insertable<SubmissionTable>> = {}): Promise<number> {
  const sent = { site: UK, shop: 'Nimbus Shoes', code: 'EXTRA5', title: '5% off boots', submitted_at: daysAgo(1) }
  const { id } = await database
    .insertInto('submission')
    .values({ ...sent, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const AS_SENT = { merchant: null, title: null }
const queue = async () => readQueue(database, { site: UK, now: NOW, limit: 20 })
const submission = async (id: number) =>
  database.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const refuse = async (id: number) =>
  decideSubmission(database, id, aChange, async () => ({ state: 'refused', couponId: null }))

describe('a code that a shopper sent in', () => {
  it.each(['Nimbus Shoes', 'nimbus shoes', 'https://www.nimbus-shoes.example/sale', 'nimbus-shoes.example'])(
    'waits with the shop that is meant by %j',
    async (shop) => {
      await submit({ shop })
      expect((await queue()).submissions).toMatchObject([{ merchant: 'nimbus-shoes', known_as: null, total: 1 }])
    },
  )

  it('becomes a coupon that nobody has tried', async () => {
    await seedCategory(database, { slug: 'other', name: 'Other' })
    const id = await submit({ ends_on: '2026-12-31' })
    const couponId = await takeSubmission(database, id, AS_SENT, aChange)
    const coupon = await database.selectFrom('coupon').selectAll().executeTakeFirstOrThrow()
    expect(coupon).toMatchObject({
      id: couponId,
      merchant_id: merchant.id,
      code: 'EXTRA5',
      title: '5% off boots',
      discount: { kind: 'percent', percent: 5 },
      ends_at: new Date('2026-12-31T23:59:59Z'),
      verified_at: null,
      confirmed_at: null,
      source: 'community',
    })
    expect(await submission(id)).toMatchObject({ state: 'taken', coupon_id: couponId })
    expect(await database.selectFrom('coupon_category').selectAll().execute()).toHaveLength(1)
    expect(await readEdits(database, 'submission', id)).toMatchObject([{ action: 'taken', by_name: 'Maya' }])
    await expect(takeSubmission(database, id, AS_SENT, aChange)).rejects.toThrow(
      /is taken \(coupon \d+\) and waits no more/,
    )
  })

  it('is the coupon that the shop has, whatever its case', async () => {
    const { id: couponId } = await seedCoupon(database, merchant, { code: 'extra5' })
    const id = await submit()
    expect((await queue()).submissions).toMatchObject([
      { known_as: couponId, known: [{ site: UK, id: couponId, state: 'live' }] },
    ])
    await expect(takeSubmission(database, id, AS_SENT, aChange)).rejects.toThrow(
      `review known s${id} --coupon ${couponId}`,
    )
    await markKnown(database, id, couponId, aChange)
    expect(await submission(id)).toMatchObject({ state: 'known', coupon_id: couponId })
    expect((await queue()).submissions).toEqual([])
  })

  it('is known as the live coupon, where others with the code are over or hidden', async () => {
    const { id: live } = await seedCoupon(database, merchant, { code: 'EXTRA5', first_seen_at: daysAgo(60) })
    await seedCoupon(database, merchant, { code: 'EXTRA5', ends_at: daysAgo(1), first_seen_at: daysAgo(2) })
    await submit()
    expect((await queue()).submissions).toMatchObject([{ known: [{ id: live, state: 'live' }] }])
    await database.updateTable('coupon').set({ hidden_at: NOW }).where('id', '=', live).execute()
    expect((await queue()).submissions).toMatchObject([{ known: [{ state: 'expired' }] }])
  })

  it('is listed once, by whoever sent it first, with the ids of all and their sites', async () => {
    const { id: couponId } = await seedCoupon(database, merchant, { code: 'EXTRA5' })
    const fr = 'fr.clipfront.example'
    const other = await submit({ code: 'OTHER', submitted_at: daysAgo(2) })
    const last = await submit({ code: 'extra5', title: 'Less on boots' })
    const first = await submit({ site: fr, submitted_at: daysAgo(3) })
    const all = await readQueue(database, { site: null, now: NOW, limit: 20 })
    expect(all.submissions).toMatchObject([
      { id: first, title: '5% off boots', known: [{ site: UK, id: couponId }], known_as: null, total: 2 },
      { id: other, sent: [{ id: other, site: UK }] },
    ])
    expect(all.submissions[0]?.sent).toEqual([
      { id: first, site: fr },
      { id: last, site: UK },
    ])
    const onSite = await queue()
    expect(onSite.submissions).toMatchObject([{ id: other }, { id: last, known_as: couponId, sent: [{ id: last }] }])
    await submit({ code: 'Extra5' })
    expect((await countWaiting(database, NOW, [])).get(UK)?.submissions).toBe(onSite.submissions.length)
  })

  it.each<[string, Partial<Insertable<SubmissionTable>>, RegExp]>([
    ['of a shop that nobody knows', { shop: 'Nowhere' }, /knows no shop, or several, by "Nowhere".*--merchant SLUG/],
    ['with HTML in its title', { title: '<i>5%</i>' }, /^Its title: It holds HTML/],
    ['that says its code in its title', { title: 'Use EXTRA5 now' }, /^title: It says the code EXTRA5/],
    ['whose code is prose', { code: 'ask at the till' }, /is no code/],
  ])('%s is not taken as it is', async (_, fields, message) => {
    const id = await submit(fields)
    await expect(takeSubmission(database, id, AS_SENT, aChange)).rejects.toThrow(message)
    expect(await submission(id)).toMatchObject({ state: 'waiting' })
  })

  it('is taken as the editor says it better', async () => {
    const id = await submit({ shop: '?', title: 'Use EXTRA5 now' })
    await takeSubmission(database, id, { merchant: 'nimbus-shoes', title: '5% off' }, aChange)
    expect(await database.selectFrom('coupon').select('title').execute()).toEqual([{ title: '5% off' }])
  })

  it('is refused', async () => {
    const id = await submit()
    await refuse(id)
    expect(await submission(id)).toMatchObject({ state: 'refused', coupon_id: null })
    await expect(refuse(id)).rejects.toThrow(/is refused and waits no more/)
    await expect(refuse(id + 1)).rejects.toThrow(/There is no submission/)
  })
})

it('a review of a shop waits until it is shown or refused, and a decision may be taken back', async () => {
  const { id } = await database
    .insertInto('review')
    .values({ merchant_id: merchant.id, rating: 4, title: 'Fine', written_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await queue()).reviews).toMatchObject([{ id, merchant: 'nimbus-shoes', rating: 4 }])
  await decideReview(database, id, 'shown', aChange)
  expect((await queue()).reviews).toEqual([])
  await expect(decideReview(database, id, 'shown', aChange)).rejects.toThrow(/is shown already/)
  await decideReview(database, id, 'refused', aChange)
  expect(await readEdits(database, 'review', id)).toMatchObject([
    { change: { state: ['shown', 'refused'] } },
    { change: { state: ['waiting', 'shown'] } },
  ])
})

async function voted(couponId: number, votes: readonly (true | 'expired' | 'not-eligible')[], cast_at = NOW) {
  for (const [index, vote] of votes.entries())
    await castVote(database, {
      coupon_id: couponId,
      cast_at,
      worked: vote === true,
      reason: vote === true ? null : vote,
      visitor_hash: String(index),
    })
}

describe('coupons that want looking at', () => {
  it('fail for three at least, and for more than it works for', async () => {
    const ids: number[] = []
    for (let index = 0; index < 5; index += 1) ids.push((await seedCoupon(database, merchant)).id)
    const [failing = 0, mixed = 0, old = 0, notMeant = 0, hidden = 0] = ids
    const three = ['expired', 'expired', 'expired'] as const
    await voted(failing, three)
    await voted(mixed, [...three, true, true, true])
    await voted(old, three, daysAgo(40))
    await voted(notMeant, ['not-eligible', 'not-eligible', 'not-eligible', 'expired'])
    await voted(hidden, three)
    await database.updateTable('coupon').set({ hidden_at: NOW }).where('id', '=', hidden).execute()
    expect((await queue()).failing).toMatchObject([{ id: failing, failed: 3, worked: 0, reason: 'expired', total: 1 }])
  })

  it('were tried more than a month ago, the longest ago first', async () => {
    await seedCoupon(database, merchant, { verified_at: daysAgo(5), verified_by: 'Maya' })
    const { id } = await seedCoupon(database, merchant, { verified_at: daysAgo(31), verified_by: 'Maya' })
    const { id: older } = await seedCoupon(database, merchant, { verified_at: daysAgo(60), verified_by: 'Maya' })
    await seedCoupon(database, merchant, { verified_at: daysAgo(60), ends_at: daysAgo(1) })
    expect((await queue()).stale.map((row) => row.id)).toEqual([older, id])
  })
})
