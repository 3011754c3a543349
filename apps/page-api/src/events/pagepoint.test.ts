import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEidAt, createTestDatabase, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { getMerchantPage } from '@clipfront/catalog/testing'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { createSender } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const merchant = await seedMerchant(database)
const coupon = await seedCoupon(database, merchant)

const { form, send } = createSender(api, coupon)

async function stored() {
  return database.selectFrom('event').selectAll().execute()
}

beforeEach(async () => {
  api.clock.now = NOW
  await database.deleteFrom('event').execute()
})

it('[R7.1] stores an event as it was sent, its code and merchant completed from the catalog', async () => {
  expect(await send(form())).toEqual({ status: 204, error: null })
  expect(await stored()).toMatchObject([
    {
      type: 'click',
      site: UK,
      environment: 'prod',
      occurred_at: NOW,
      coupon_id: coupon.id,
      merchant_id: merchant.id,
      page: 'merchant',
      urlname: '/stores/nimbus-shoes',
      is_mobile: true,
      has_affiliate: true,
      position: 2,
      old_position: 3,
      has_detail: true,
      device: 'mobile',
      browser: 'Safari',
      class: 'human',
      performance: { code: 'WELCOME20', is_verified: true },
    },
  ])
})

it('stores nothing by which the visitor could be named', async () => {
  await send(form())
  await send(form())
  api.clock.now = new Date(NOW.getTime() + 86_400_000)
  await send(form())
  const events = await stored()
  expect(JSON.stringify(events)).not.toMatch(/203\.0\.113\.7|iPhone OS/)
  for (const key of ['visitor_hash', 'network_hash'] as const) {
    const hashes = events.map((event) => event[key])
    expect(hashes[0]).toMatch(/^[\w-]{22}$/)
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[2]).not.toBe(hashes[0])
  }
})

it.each([
  ['of this moment', createEidAt(NOW), 0],
  ['of an older page, without a time', '0b9c2a4e-52f5-4d6f-9d2e-4f0f6f1f9a11', 1],
  ['that is no UUID', 'event-of-1999', 1],
])('counts an event once, however often it arrives, with an eid %s', async (_title, eid, notes) => {
  await database.deleteFrom('undated_event').execute()
  const statuses = await Promise.all([1, 2, 3].map(async () => (await send(form({ eid }))).status))
  expect([statuses, (await stored()).length]).toEqual([[204, 204, 204], 1])
  expect(await database.selectFrom('undated_event').selectAll().execute()).toHaveLength(notes)
})

it('tells bots from people, and counts people only', async () => {
  await send(form())
  await send(form(), {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  })
  await send(form(), { headers: { 'x-environment': 'beta' } })
  expect((await stored()).map((event) => event.class).toSorted()).toEqual(['bot', 'human', 'human'])
  const { coupons } = await getMerchantPage(api, '/stores/nimbus-shoes')
  expect(coupons[0]?.usedToday).toBe(1)
})

it('takes events about no coupon, about one that is no more, and with more text than it stores', async () => {
  expect((await send(form({ type: 'pwa_open', res: '' }), { type: 'pwa_open' })).status).toBe(204)
  expect((await send(form({ type: 'a&b', res: '{}' }), { type: 'a&b' })).status).toBe(204)
  expect((await send(form({ res: '{"coupon_performance":{"id":99999}}' }))).status).toBe(204)
  const long = JSON.stringify({ coupon_performance: { id: 99998, title: 'a'.repeat(20_000) } })
  expect((await send(form({ res: long }))).status).toBe(204)
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  expect((await send(form({ res: deep }))).status).toBe(204)
  expect((await stored()).map((event) => event.coupon_id)).toEqual([null, null, null, null, null])
})

describe('is believed with the token only', () => {
  it.each([
    ['without one', '', 401, 'token-missing'],
    ['with another scheme', `Basic ${SECRETS.internalToken}`, 401, 'token-missing'],
    ['with a wrong one', 'Bearer guess', 403, 'token-wrong'],
    ['matching part of it', `Bearer ${SECRETS.internalToken.slice(0, -1)}`, 403, 'token-wrong'],
  ])('%s', async (_title, authorization, status, code) => {
    const answer = await send(form(), { headers: { authorization } })
    expect(answer).toMatchObject({ status, error: { status, code } })
    expect(await stored()).toEqual([])
  })
})

describe('refuses what is no event, and stores none of it', () => {
  it.each<[string, FormData | Buffer, { type?: string; headers?: Record<string, string> }, number]>([
    ['another type in the address', form(), { type: 'impression' }, 400],
    ['no type', form({ type: '' }), { type: '' }, 400],
    ['a long type', form({ type: 'a'.repeat(65) }), { type: 'a'.repeat(65) }, 400],
    ['res that is no JSON', form({ res: '{' }), {}, 400],
    ['res that is a list', form({ res: '[]' }), {}, 400],
    ['an id that is no number', form({ res: '{"coupon_performance":{"id":"x"}}' }), {}, 400],
    ['an id that is too great', form({ res: '{"coupon_performance":{"id":2147483648}}' }), {}, 400],
    ['a position below zero', form({ res: '{"coupon_performance":{"id":1,"position":-1}}' }), {}, 400],
    [
      'a word that is too long',
      form({ res: JSON.stringify({ coupon_performance: { id: 1, search_word: 'a'.repeat(201) } }) }),
      {},
      400,
    ],
    ['isMobile that is neither', form({ isMobile: 'yes' }), {}, 400],
    ['an eid that is none', form({ eid: "'; drop table event" }), {}, 400],
    ['a file', form({ page: new Blob(['x']) }), {}, 400],
    ['a body that is too great', form({ extra: 'a'.repeat(70_000) }), {}, 413],
    [
      'a body that is no form',
      Buffer.from('hello'),
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
    ],
    [
      'a form without its end',
      Buffer.from('--x\r\nContent-Disposition: form-data; name="type"\r\n\r\ncli'),
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
    ],
    ['a form without a boundary', Buffer.from('x'), { headers: { 'content-type': 'multipart/form-data' } }, 400],
    ['JSON', Buffer.from('{}'), { headers: { 'content-type': 'application/json' } }, 415],
    ['no body at all', Buffer.from(''), {}, 415],
    ['an unknown site', form(), { headers: { 'x-site': 'nope' } }, 404],
    ['no site', form(), { headers: { 'x-site': '' } }, 400],
    ['an unknown environment', form(), { headers: { 'x-environment': 'live' } }, 400],
  ])('%s', async (_title, body, options, status) => {
    const answer = await send(body, { ...options, headers: { 'x-forwarded-for': '198.51.100.9', ...options.headers } })
    expect([answer.status, answer.error?.status, await stored()]).toEqual([status, status, []])
  })
})

it('keeps no NUL and no half characters, which the database has no room for', async () => {
  const res = String.raw`{"coupon_performance":{"id":${coupon.id},"title":"a\u0000b\ud800","keywords":"\udc00"}}`
  expect((await send(form({ res, urlname: '/a\u0000b' }))).status).toBe(204)
})

it('takes a visitor for a machine who sends more than a person can make', async () => {
  // However long it takes to send them, they come within one minute.
  const minute = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => minute.mockRestore())
  const headers = { 'x-forwarded-for': '192.0.2.55' }
  const statuses = []
  for (let sent = 0; sent < 245; sent += 1) statuses.push((await send(form(), { headers })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

it.each([
  ['1500', { delay: 1500 }],
  ['-20', { delay: 0 }],
  ['', { delay: 0 }],
  [undefined, {}],
])('stores how late an event is that waited in an outbox: %j', async (delay, detail) => {
  expect((await send(form(delay === undefined ? {} : { delay }))).status).toBe(204)
  expect((await stored()).map((event) => event.detail)).toEqual([detail])
})

it('stores what a type alone has: short texts, numbers and flags, and little of it', async () => {
  const detail = {
    metric: 'LCP',
    value: 1234.5,
    is_good: true,
    target: `#${'x'.repeat(300)}`,
    entries: [{ huge: true }],
    'no name': 1,
    endless: '1e400',
  }
  const res = JSON.stringify({ detail }).replace('"1e400"', '1e400')
  const type = 'web-vitals'
  expect((await send(form({ type, res }), { type })).status).toBe(204)
  const [event] = await stored()
  expect(event).toMatchObject({ type, coupon_id: null, performance: {} })
  expect(event?.detail).toEqual({ metric: 'LCP', value: 1234.5, is_good: true, target: `#${'x'.repeat(199)}` })
  const much = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 'x'.repeat(200)]))
  await send(form({ type, res: JSON.stringify({ detail: much }) }), { type })
  const lengths = (await stored()).map((each) => JSON.stringify(each.detail).length)
  expect(Math.max(...lengths)).toBeLessThan(1200)
  expect((await send(form({ type, res: '{"detail":[1]}' }), { type })).status).toBe(204)
  expect((await send(form({ type, res: '{"detail":1}' }), { type })).status).toBe(400)
})
