import { castVote } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, getMerchantPage, NOW, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress, createVoter } from './testing/createVoter.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const visitor = { address: '' }
const { send, vote } = createVoter(api, visitor)
const shoes = await seedMerchant(database)
const add = async (fields: Parameters<typeof seedCoupon>[2], merchant = shoes) =>
  (await seedCoupon(database, merchant, fields)).id
const best = await add({ code: 'BEST30', weight: 9 })
const second = await add({ code: 'SECOND20', weight: 8 })
const third = await add({ code: 'THIRD10', weight: 7 })
const same = await add({ code: 'BEST30', weight: 6 })
const deal = await add({ code: '', title: 'Free delivery', weight: 99 })
const ids = {
  ended: await add({ code: 'ENDED5', ends_at: daysAgo(1) }),
  upcoming: await add({ code: 'SOON5', starts_at: daysAgo(-1) }),
  withdrawn: await add({ code: 'BACK5', withdrawn_at: daysAgo(1) }),
  hidden: await add({ code: 'HIDDEN5', hidden_at: daysAgo(1) }),
  'no longer published': await add({ code: 'OVER5', publish_until: daysAgo(1) }),
  'not yet published': await add({ code: 'LATER5', publish_from: daysAgo(-1) }),
  'of another site': await add({}, await seedMerchant(database, { site: 'de.clipfront.example' })),
  deleted: await add({ code: 'GONE5' }),
  unconfirmed: await add({ code: 'STALE5', ends_at: null, starts_at: null, first_seen_at: daysAgo(300) }),
}
await database.deleteFrom('coupon').where('id', '=', ids.deleted).execute()

const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const votes = () => database.selectFrom('vote').selectAll().orderBy('id').execute()

/** What everybody reads of a coupon, and what it is ranked by. */
async function figures(id = best): Promise<number[]> {
  const { coupons } = await getMerchantPage(api, '/stores/nimbus-shoes')
  const shown = coupons.find((coupon) => coupon.id === id)
  const { votes_worked, votes_failed } = await database
    .selectFrom('coupon')
    .select(['votes_worked', 'votes_failed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([shown?.votesWorked, shown?.votesFailed]).toEqual([votes_worked, votes_failed])
  return [votes_worked, votes_failed]
}

let tests = 0
beforeEach(async () => {
  tests += 1
  visitor.address = buildAddress(tests << 8)
  api.clock.now = NOW
  await database.deleteFrom('vote').execute()
  await database.updateTable('coupon').set({ votes_worked: 0, votes_failed: 0 }).execute()
})

/** Each by a visitor of its own. */
const voteAll = async (words: readonly string[]) =>
  Promise.all(words.map(async (word, index) => vote(best, word, { 'x-forwarded-for': buildAddress(index) })))

describe('[R1.2] a vote', () => {
  it('changes what the merchant’s page says of the coupon, and says where that is', async () => {
    expect(await vote(best, 'yes')).toEqual({ counted: true, next: null, page: '/stores/nimbus-shoes' })
    expect(await figures()).toEqual([1, 0])
  })

  it('counts once however often it comes, at once or later', async () => {
    await Promise.all(Array.from({ length: 10 }, async () => vote(best, 'no')))
    expect(await vote(best, 'no')).toMatchObject({ counted: true })
    expect([await figures(), (await votes()).length]).toEqual([[0, 1], 1])
  })

  it('takes the place of the one before, and its reason comes later', async () => {
    for (const word of ['yes', 'no', 'expired']) await vote(best, word)
    expect([await figures(), await votes()]).toEqual([[0, 1], [expect.objectContaining({ reason: 'expired' })]])
    await vote(best, 'yes')
    expect(await figures()).toEqual([1, 0])
  })

  it('of somebody for whom the code was not meant is stored and says nothing against it', async () => {
    await vote(best, 'no')
    expect(await vote(best, 'not-eligible')).toMatchObject({ counted: false, next: { code: 'SECOND20' } })
    expect([await figures(), (await votes()).length]).toEqual([[0, 0], 1])
  })

  it('of somebody whose votes are not stored leads on from code to code all the same', async () => {
    const next = []
    for (const id of [best, second, third]) next.push((await vote(id, 'no', BOT)).next?.code)
    expect(next).toEqual(['SECOND20', 'THIRD10', 'BEST30'])
  })

  it('counts again on the next day', async () => {
    await vote(best, 'yes')
    api.clock.now = daysAgo(-0.6)
    await vote(best, 'yes')
    expect(await figures()).toEqual([2, 0])
  })

  it('is one of very many at once on one coupon, and their sums are right', async () => {
    const words = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 'no' : 'yes'))
    await voteAll(words)
    expect(await figures()).toEqual([40, 20])
    await voteAll(words.map((word) => (word === 'no' ? 'yes' : 'other')))
    expect(await figures()).toEqual([20, 40])
  })

  it.each([deal, ids.unconfirmed])('is taken for whatever can be used: %i', async (id) => {
    expect(await vote(id, 'yes')).toMatchObject({ counted: true })
  })

  it.each([
    ['a bot', BOT],
    ['a preview', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['beta', { 'x-environment': 'beta' }],
    ['localhost', { 'x-environment': 'dev' }],
  ])('of %s is answered and not stored', async (_who, headers) => {
    expect(await vote(best, 'no', headers)).toMatchObject({ counted: false, next: { code: 'SECOND20' } })
    expect([await figures(), await votes()]).toEqual([[0, 0], []])
  })
})

describe('[R1.2] the code to try next', () => {
  it('is the best that this visitor has not said failed today', async () => {
    const codes = []
    for (const id of [second, best, third]) codes.push((await vote(id, 'no')).next)
    expect(codes.map((next) => next && [next.id, next.code, next.isRevealed])).toEqual([
      [best, 'BEST30', true],
      [third, 'THIRD10', true],
      null,
    ])
    api.clock.now = daysAgo(-1)
    expect((await vote(third, 'no')).next?.id).toBe(best)
  })

  it('knows nothing of other visitors, and is no code that this one has tried under another name', async () => {
    await vote(second, 'no', { 'x-forwarded-for': '203.0.113.8' })
    expect((await vote(same, 'no')).next?.id).toBe(second)
    expect((await vote(best, 'expired')).next?.id).toBe(second)
  })

  it('is for those alone who need it', async () => {
    expect((await vote(best, 'yes')).next).toBeNull()
  })
})

describe('a vote that is none', () => {
  it.each([
    ['', 'coupon'],
    [`coupon=${best}`, 'worked'],
    [`coupon=${best}&worked=perhaps`, 'worked'],
    [`coupon=${best}&worked=YES`, 'worked'],
    [`coupon=${best}&worked=yes&reason=expired`, 'reason'],
    [`coupon=${best}&worked=no&reason=because`, 'reason'],
    ['coupon=0&worked=yes', 'coupon'],
    ['coupon=-1&worked=yes', 'coupon'],
    ['coupon=2147483648&worked=yes', 'coupon'],
    [`coupon=${best}.0&worked=yes`, 'coupon'],
    [`coupon=+${best}&worked=yes`, 'coupon'],
    [`coupon[]=${best}&worked=yes`, 'coupon'],
  ])('%s is refused: %s', async (body, field) => {
    const { status, text } = await send(body)
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { status: 400, code: 'bad-vote', message: expect.stringContaining(`"${field}"`) },
    ])
    expect(await votes()).toEqual([])
  })

  it.each([
    ['of another type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['as JSON', { headers: { 'content-type': 'application/json' } }, 400],
    ['as an event', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
    ['from no environment', { headers: { 'x-environment': 'moon' } }, 400],
    ['without the token', { headers: { authorization: '' } }, 401],
    ['with a wrong token', { headers: { authorization: `Bearer ${SECRETS.internalToken}x` } }, 403],
    ['to no site', { site: 'nowhere' }, 404],
    ['to another site', { site: 'de.clipfront.example' }, 404],
  ])('%s is refused', async (_title, sending, status) => {
    expect((await send(`coupon=${best}&worked=yes`, sending)).status).toBe(status)
    expect(await votes()).toEqual([])
  })

  it('of more than 2,000 bytes is refused', async () => {
    const body = `coupon=${best}&worked=yes&x=`
    expect((await send(body.padEnd(2000, 'x'))).status).toBe(200)
    expect((await send(body.padEnd(2001, 'x'))).status).toBe(413)
  })

  it.each([
    ['ended', 410, 'coupon-expired'],
    ['withdrawn', 410, 'coupon-expired'],
    ['upcoming', 410, 'coupon-upcoming'],
    ['hidden', 410, 'coupon-removed'],
    ['no longer published', 410, 'coupon-removed'],
    ['deleted', 410, 'coupon-removed'],
    ['not yet published', 404, 'unknown-coupon'],
    ['of another site', 404, 'unknown-coupon'],
  ] as const)('on a coupon that is %s is refused', async (name, status, code) => {
    const answer = await send(`coupon=${ids[name]}&worked=yes`)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
    expect(await votes()).toEqual([])
  })

  it('on a coupon that never was is refused', async () => {
    expect((await send('coupon=2147483647&worked=yes')).status).toBe(404)
  })

  it('on a coupon that is deleted at this moment is not stored', async () => {
    const gone = { coupon_id: ids.deleted, cast_at: NOW, worked: true, reason: null, visitor_hash: 'a' }
    expect(await castVote(database, gone)).toBe(false)
  })
})
