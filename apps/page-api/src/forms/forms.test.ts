import { performance } from 'node:perf_hooks'
import { readQueue } from '@clipfront/catalog/review'
import { createTestDatabase, getMerchantPage, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { listFields, parseFormAnswer, parseTakenAnswer } from '@clipfront/page-data/forms'
import { parsePageData } from '@clipfront/page-data'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress } from '../votes/testing/createVoter.ts'
import { stampForm } from './stampForm.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const { id: merchant } = await seedMerchant(database)
const { id: foreign } = await seedMerchant(database, { site: 'de.clipfront.example' })

const PATHS = { submission: `${merchant}`, review: `${merchant}`, subscribe: '' }
type Name = keyof typeof PATHS
const VALID: Record<Name, Record<string, string>> = {
  submission: { merchant: `${merchant}`, code: 'EXTRA5', title: '5% off boots', ends_on: '' },
  review: { merchant: `${merchant}`, rating: '4', title: 'Quick', body: 'It came\r\nin a day', by: 'Mia' },
  subscribe: { address: 'mia@example.org' },
}
const NAMES = Object.keys(VALID) as Name[]
const TABLES = { submission: 'submission', review: 'review', subscribe: 'subscription' } as const

const MADE_AT = Date.now()
const passTime = (ms: number) => vi.setSystemTime(MADE_AT + ms)
afterAll(() => void vi.useRealTimers())
afterEach(() => void vi.restoreAllMocks())

let address = ''
let tests = 0
beforeEach(async () => {
  tests += 1
  address = buildAddress(tests << 8)
  api.clock.now = NOW
  vi.useFakeTimers({ toFake: ['Date'], now: MADE_AT })
  for (const table of Object.values(TABLES)) await database.deleteFrom(table).execute()
})

const headers = (more = {}) => ({
  authorization: `Bearer ${SECRETS.internalToken}`,
  'content-type': 'application/x-www-form-urlencoded',
  'x-environment': 'prod',
  'x-forwarded-for': address,
  'user-agent': 'Firefox',
  ...more,
})
const buildStamp = (name: Name, { site = UK, secret = SECRETS.outboundSecrets[0], age = 5000 } = {}) =>
  stampForm(secret, { site, name }, MADE_AT - age)
const post = async (name: Name, fields: Record<string, string>, more = {}) =>
  api.post(`/v1/sites/${UK}/forms/${name}`, Buffer.from(new URLSearchParams(fields).toString()), headers(more))
const send = async (name: Name, fields: Record<string, string> = {}) =>
  post(name, { ...VALID[name], stamp: buildStamp(name), ...fields })
const stored = async (name: Name) => database.selectFrom(TABLES[name]).selectAll().execute()
const readForm = (text: string) => parseFormAnswer(JSON.parse(text))

describe.each(NAMES)('[R4.14] the form %s', (name) => {
  it('is page data that no crawler indexes, with every word and a stamp that is good a second later', async () => {
    const {
      status,
      headers: answered,
      text,
    } = await api.get(`/v1/sites/${UK}/forms/${name}?merchant=${PATHS[name]}`, headers())
    const page = parsePageData(JSON.parse(text))
    expect([status, answered['cache-control'], page]).toMatchObject([200, 'no-store', { page: 'static', code: 200 }])
    expect('meta' in page && page.meta.robots).toBe('NOINDEX')
    const { stamp, waitMs, merchantId, fields } = readForm(text)
    expect(merchantId).toBe(PATHS[name] === '' ? null : merchant)
    expect(fields.map((field) => field.name)).toEqual(listFields(name))
    const early = await post(name, { ...VALID[name], stamp })
    expect([early.status, await stored(name)]).toEqual([428, []])
    passTime(waitMs)
    expect((await post(name, { ...VALID[name], stamp })).status).toBe(200)
  })

  it('is stored once, however often it comes, and says where to go on', async () => {
    const fields = { ...VALID[name], stamp: buildStamp(name) }
    const answers = await Promise.all(Array.from({ length: 5 }, async () => post(name, fields)))
    expect(answers.map(({ text }) => parseTakenAnswer(JSON.parse(text)))).toEqual(
      answers.map(() => (name === 'subscribe' ? '/' : '/stores/nimbus-shoes')),
    )
    // After midnight too, when the visitor has another hash.
    api.clock.now = new Date(NOW.getTime() + 12 * 3_600_000)
    expect((await post(name, fields)).status).toBe(200)
    expect(await stored(name)).toHaveLength(1)
  })

  it.each([
    ['no stamp', { stamp: '' }],
    ['a stamp of another form', { stamp: buildStamp(name === 'review' ? 'submission' : 'review') }],
    ['a stamp of another site', { stamp: buildStamp(name, { site: 'de.clipfront.example' }) }],
    ['a stamp that is made up', { stamp: `${MADE_AT - 5000}.AAAAAAAAAAAA.${'A'.repeat(43)}` }],
    ['a stamp of yesterday', { stamp: buildStamp(name, { age: 86_400_001 }) }],
    ['a stamp of the future', { stamp: buildStamp(name, { age: -1 }) }],
    ['the field filled in that nobody sees', { homepage: 'https://x.example' }],
  ])('with %s comes back with its values, and is taken when it is sent once more', async (_what, fields) => {
    const { status, text } = await send(name, fields)
    const form = readForm(text)
    expect([status, form.state, await stored(name)]).toEqual([428, 'held', []])
    const again = Object.fromEntries(form.fields.map((field) => [field.name, field.value]))
    passTime(form.waitMs)
    const { merchant: id = '' } = VALID[name]
    expect((await post(name, { ...again, merchant: id, stamp: form.stamp })).status).toBe(200)
    expect(await stored(name)).toHaveLength(1)
  })

  it('takes the stamp of an older secret', async () => {
    expect((await send(name, { stamp: buildStamp(name, { secret: SECRETS.outboundSecrets[1] ?? '' }) })).status).toBe(
      200,
    )
  })

  it.each([
    ['a merchant of another site', { merchant: `${foreign}` }],
    ['a merchant that is none', { merchant: '99999999' }],
    ['no id for a merchant', { merchant: 'x' }],
  ])('about %s is 404', async (_what, fields) => {
    expect((await send(name, fields)).status).toBe(404)
    const query = new URLSearchParams(fields)
    expect((await api.get(`/v1/sites/${UK}/forms/${name}?${query}`, headers())).status).toBe(404)
  })

  it('is taken of the sites’ servers alone, as a form, and not too large', async () => {
    const target = `/v1/sites/${UK}/forms/${name}`
    expect((await api.get(target, headers({ authorization: 'Bearer wrong' }))).status).toBe(403)
    expect((await post(name, VALID[name], { authorization: 'Bearer wrong' })).status).toBe(403)
    expect((await post(name, VALID[name], { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(name, { more: 'x'.repeat(32_000) })).status).toBe(413)
    expect((await send(name, { more: 'x'.repeat(15_000) })).status).toBe(200)
    expect((await post(name, VALID[name], { 'x-environment': 'x' })).status).toBe(400)
  })

  it('[R8.2] is 429 beyond ten a minute of a visitor and thirty of a network', async () => {
    // All of them within one minute, however long they take; and none of the minute before.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000)
    const statuses = []
    const waits = []
    for (let index = 0; index < 31; index += 1) {
      const browser = { 'user-agent': `Firefox ${index < 11 ? 0 : index}` }
      const { status, headers: answered } = await post(name, VALID[name], browser)
      statuses.push(status)
      waits.push(answered['retry-after'])
    }
    const expected = statuses.map((_, index) => index === 10 || index === 30)
    expect(statuses.map((status) => status === 429)).toEqual(expected)
    // The minute may have begun with a form of the test before.
    expect(waits.map((wait) => Number(wait) > 0 && Number(wait) <= 60)).toEqual(expected)
  })
})

it.each<[Name, Record<string, string>, Record<string, string>]>([
  ['submission', { code: '', title: ' ' }, { code: 'missing', title: 'missing' }],
  ['submission', { code: 'ask at the till' }, { code: 'invalid' }],
  ['submission', { code: 'A'.repeat(41), title: 'x'.repeat(121) }, { code: 'long', title: 'long' }],
  ['submission', { title: '<b>5%</b>' }, { title: 'invalid' }],
  ['submission', { ends_on: '2026-01-31' }, { ends_on: 'past' }],
  ['submission', { ends_on: '2026-02-30' }, { ends_on: 'invalid' }],
  ['submission', { ends_on: '2036-01-01' }, { ends_on: 'invalid' }],
  ['review', { rating: '' }, { rating: 'missing' }],
  ['review', { rating: '6', body: 'x'.repeat(2001) }, { rating: 'invalid', body: 'long' }],
  ['subscribe', { address: '' }, { address: 'missing' }],
  ['subscribe', { address: 'mia@example' }, { address: 'invalid' }],
  // Only the server knows that no mail can be sent there.
  ['subscribe', { address: 'mia@-x-.example' }, { address: 'invalid' }],
])('[R4.14] the form %s with %j is refused by field, and has its values again', async (name, fields, issues) => {
  const { status, text } = await send(name, fields)
  const form = readForm(text)
  const found = form.fields.flatMap(({ name: field, issue }) => (issue ? [[field, issue]] : []))
  expect([status, Object.fromEntries(found), await stored(name)]).toEqual([422, issues, []])
  for (const { value, name: field, issue, words } of form.fields) {
    const issueText = issue === null ? 'nothing' : words[issue]
    expect(value).toBe(({ ...VALID[name], ...fields }[field] ?? '').replaceAll('\r', '').trim())
    expect(issueText).not.toBe('')
  }
})

it('[R4.14] all that fits into one form comes back, however much too long it is', async () => {
  const sent = { title: 'x'.repeat(15_000), body: `${'x '.repeat(7000)}end` }
  const { status, text } = await send('review', sent)
  expect(status).toBe(422)
  expect(readForm(text).fields.map(({ value, issue }) => [value, issue])).toEqual([
    ['4', null],
    [sent.title, 'long'],
    [sent.body, 'long'],
    ['Mia', null],
  ])
})

it('[R4.14] what was sent waits for an editor, cleaned of what a terminal obeys, and nobody else reads it', async () => {
  const hostile = 'a\u001B]0;x\u0007b\u009B31m\u202Ec\0'
  await send('submission', { title: `5% off ${hostile}` })
  await send('review', { title: hostile, body: `one\r\n\r\n\r\n\r\ntwo ${hostile}`, by: hostile })
  const { submissions, reviews } = await readQueue(database, { site: UK, now: NOW, limit: 9 })
  expect(submissions).toMatchObject([{ merchant: 'nimbus-shoes', code: 'EXTRA5', title: '5% off a ]0;x b 31mc' }])
  expect(reviews).toMatchObject([
    { rating: 4, title: 'a ]0;x b 31mc', body: 'one\n\ntwo a ]0;x b 31mc', by_name: 'a ]0;x b 31mc' },
  ])
  const page = await getMerchantPage(api, '/stores/nimbus-shoes')
  expect([page.reviews, page.coupons]).toEqual([[], []])
})

it('[R4.14] two shoppers who say the same in one moment are two', async () => {
  await send('review')
  await send('review')
  expect(await stored('review')).toHaveLength(2)
})

it('a subscription is to the newsletter, or to a merchant', async () => {
  await send('subscribe')
  await send('subscribe', { merchant: `${merchant}` })
  expect(
    (await database.selectFrom('subscription').select('merchant_id').execute()).map((row) => row.merchant_id),
  ).toEqual([null, merchant])
})

it('[R4.14] a review is taken at its longest, whatever its letters take on the wire', async () => {
  const [title, body, by] = ['あ'.repeat(100), 'あ'.repeat(2000), 'あ'.repeat(60)]
  expect((await send('review', { title, body, by })).status).toBe(200)
  expect(await stored('review')).toMatchObject([{ title, body, by_name: by }])
})

it('there is no other form', async () => {
  for (const name of ['__proto__', 'toString', 'x'])
    expect((await api.get(`/v1/sites/${UK}/forms/${name}`, headers())).status).toBe(404)
})

const subscribe = async (tag: number, more = {}) =>
  (await post('subscribe', { address: `mia+${tag}@example.net`, stamp: buildStamp('subscribe') }, more)).status
const countMails = async () => (await database.selectFrom('mail').select('id').execute()).length
const subscribeThrice = async (now: Date, tag: number) => {
  api.clock.now = now
  for (const more of [0, 1, 2]) await subscribe(tag + more)
  return countMails()
}

it('[R7.12] who has sent a mailbox three confirmations leaves its owner as many, and is told nothing of it', async () => {
  const owner = { 'x-forwarded-for': buildAddress(tests << 16) }
  const statuses = []
  for (let tag = 0; tag < 5; tag += 1) statuses.push(await subscribe(tag))
  expect(await countMails()).toBe(3)
  for (let tag = 5; tag < 10; tag += 1) statuses.push(await subscribe(tag, owner))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([await countMails(), (await stored('subscribe')).length]).toEqual([6, 10])
})

it('[R7.12] who has sent a mailbox three confirmations before midnight sends it none after it, for 24 hours', async () => {
  const [first, midnight] = [new Date('2026-11-20T23:59:00Z'), new Date('2026-11-21T00:00:00Z')]
  expect([await subscribeThrice(first, 0), await subscribeThrice(midnight, 3)]).toEqual([3, 3])
  const dayAfter = (ms: number) => new Date(first.getTime() + 86_400_000 + ms)
  expect([await subscribeThrice(dayAfter(-1), 6), await subscribeThrice(dayAfter(0), 9)]).toEqual([3, 6])
})

it('[R8.2] a network that has used up its day is told to wait until midnight, and then is taken', async () => {
  const began = performance.now() + 3_600_000
  const sendMany = async (minute: number, count: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(began + minute * 61_000)
    // Of a type that is refused once its sender may send: nothing is stored.
    const type = { 'content-type': 'text/plain' }
    return Promise.all(
      Array.from({ length: count }, (_, index) => post('review', {}, { ...type, 'user-agent': `Firefox ${index}` })),
    )
  }
  api.clock.now = new Date('2026-11-20T22:58:00Z')
  for (let minute = 0; minute < 10; minute += 1)
    expect(new Set((await sendMany(minute, 30)).map(({ status }) => status))).toEqual(new Set([415]))
  const [refused] = await sendMany(10, 1)
  expect([refused?.status, refused?.headers['retry-after']]).toEqual([429, '3720'])
  api.clock.now = new Date('2026-11-20T23:59:59Z')
  expect((await sendMany(11, 1))[0]?.headers['retry-after']).toBe('1')
  api.clock.now = new Date('2026-11-21T00:00:00Z')
  expect((await sendMany(11, 1))[0]?.status).toBe(415)
})
