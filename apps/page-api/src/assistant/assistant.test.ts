import { request as send } from 'node:http'
import { performance } from 'node:perf_hooks'
import { connect } from '@clipfront/catalog/database'
import { createTestDatabase, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { parsePageData } from '@clipfront/page-data'
import { type Answer, appendLine, parseAnswerLine, parseAssistant } from '@clipfront/page-data/assistant'
import { createLogger } from '@clipfront/telemetry'
import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress } from '../votes/testing/createVoter.ts'

const { database, url } = await createTestDatabase()
const logged: string[] = []
const logger = createLogger('page-api', { write: (line) => void logged.push(line) })
const api = await startTestApi(database, { counts: 'once', logger })
/** Its minute begins with its first question. */
const limited = await startTestApi(database, { counts: 'once' })
const nimbus = await seedMerchant(database)
const coupon = await seedCoupon(database, nimbus)
const foreign = await seedMerchant(database, { site: 'fr.clipfront.example' })

afterEach(() => void vi.restoreAllMocks())

const TARGET = `/v1/sites/${UK}/assistant`
const headers = { authorization: `Bearer ${SECRETS.internalToken}`, 'user-agent': 'Firefox' }
const FORM = 'application/x-www-form-urlencoded'
let visitors = 0

/** Each question comes from a visitor of its own. */
const ask = async (fields: readonly (readonly [string, string])[], more: Record<string, string> = {}, of = api) =>
  of.post(TARGET, Buffer.from(new URLSearchParams(fields.map(([...pair]) => pair)).toString()), {
    ...headers,
    'content-type': FORM,
    'x-forwarded-for': buildAddress((visitors += 1)),
    ...more,
  })
const readAnswer = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .reduce<Answer | null>((answer, line) => appendLine(answer, parseAnswerLine(line)), null)

it('[R1.5] comes with every word of it, and the merchant of the page that it was opened on', async () => {
  const { status, headers: sent, text } = await api.get(`${TARGET}?merchant=${nimbus.id}`, headers)
  expect([status, sent['cache-control']]).toEqual([200, 'no-store'])
  const wire: unknown = JSON.parse(text)
  expect(parsePageData(wire)).toMatchObject({ page: 'static', meta: { robots: 'NOINDEX' } })
  const assistant = parseAssistant(wire)
  expect(assistant).toMatchObject({ byModel: false, longest: 500, merchantId: nimbus.id, path: '/stores/nimbus-shoes' })
  expect(assistant.intro.join(' ')).toContain('No language model is used')
  expect(assistant.words.busy).toBe('You can ask up to 10 questions a minute and 200 a day.')
  expect(assistant.examples).toContain('I spend £100 at Nimbus Shoes. What works?')
})

it('[R1.5] answers line by line, with the offer as a card and without its code', async () => {
  const {
    status,
    headers: sent,
    text,
  } = await ask([['question', 'a code for nimbus shoes?']], {
    accept: 'application/x-ndjson',
  })
  expect([status, sent['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  expect(readAnswer(text)).toMatchObject({
    offers: [{ id: coupon.id, path: `/coupons/${coupon.id}`, merchant: { name: 'Nimbus Shoes' } }],
    by: 'catalog',
    why: null,
  })
  expect(text).not.toContain(coupon.code)
})

it('[R1.5] answers who reads no stream by the page, with what is to be sent along next time', async () => {
  const { text } = await ask([
    ['question', ' Which  ends first?'],
    ['earlier', 'a code for nimbus shoes?'],
    ['merchant', `${nimbus.id}`],
  ])
  const { question, answer, earlier, issue } = parseAssistant(JSON.parse(text))
  expect({ question, earlier, issue, by: answer?.by }).toEqual({
    question: 'Which ends first?',
    earlier: ['a code for nimbus shoes?', 'Which ends first?'],
    issue: null,
    by: 'catalog',
  })
})

it.each([
  ['nothing', [], 'missing'],
  ['more than has room', [['question', 'x'.repeat(501)]], 'long'],
] as const)('refuses %s, and shows what was sent', async (_title, fields, issue) => {
  const { status, text } = await ask(fields, { accept: 'application/x-ndjson' })
  expect(status).toBe(422)
  expect(parseAssistant(JSON.parse(text))).toMatchObject({ issue, question: fields[0]?.[1] ?? '', answer: null })
})

it.each([
  [
    'a merchant of another site',
    [
      ['question', 'x'],
      ['merchant', `${foreign.id}`],
    ],
    {},
    404,
  ],
  [
    'what is no id',
    [
      ['question', 'x'],
      ['merchant', '1e3'],
    ],
    {},
    404,
  ],
  [
    'too much',
    [
      ['question', 'x'],
      ['earlier', 'x'.repeat(8000)],
    ],
    {},
    413,
  ],
  ['JSON', [['question', 'x']], { 'content-type': 'application/json' }, 400],
  ['a table', [['question', 'x']], { 'content-type': 'text/csv' }, 415],
  ['who is not one of our servers', [['question', 'x']], { authorization: 'Bearer guessed' }, 403],
] as const)('refuses %s', async (_title, fields, more, status) => {
  const answer = await ask(fields, more)
  expect([answer.status, JSON.parse(answer.text).status]).toEqual([status, status])
})

it('[R1.5] is nowhere but on sites whose flag is on', async () => {
  const target = '/v1/sites/fr.clipfront.example/assistant'
  const answers = [
    await api.get(target, headers),
    await api.post(target, Buffer.from(''), { ...headers, 'content-type': FORM }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

it('answers so many questions of a visitor in a minute and no more, and lets others ask', async () => {
  // All of them within one minute, however long they take; and none of the minute before.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000)
  const busy = { 'x-forwarded-for': '198.51.100.7' }
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await ask([], busy, limited)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 45_000)
  const { headers: sent, text } = await ask([], busy, limited)
  expect([sent['retry-after'], JSON.parse(text)]).toEqual([
    '15',
    {
      status: 429,
      code: 'too-many-questions',
      message: 'More questions come from this visitor or network than people ask. Try again in 1 minute.',
    },
  ])
  expect((await ask([], {}, limited)).status).toBe(422)
  expect((await ask([], { ...busy, 'user-agent': 'Safari' }, limited)).status).toBe(422)
})

/** Does something while nobody can read the merchants. */
const whileLocked = async (task: () => Promise<void>) =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table merchant in access exclusive mode`.execute(transaction)
    await task()
  })
const countBlocked = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and relation = 'merchant'::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(database)
  return rows[0]?.count ?? 0
}
const QUESTION = [['question', 'a code for nimbus shoes?']] as const

it('questions that wait hold up neither the page nor the refusal of one too many', async () => {
  const many: ReturnType<typeof ask>[] = []
  await whileLocked(async () => {
    for (let count = 0; count < 11; count += 1) many.push(ask(QUESTION, { 'x-forwarded-for': '198.51.100.8' }))
    expect((await Promise.race(many)).status).toBe(429)
    expect((await api.get(TARGET, headers)).status).toBe(200)
  })
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

it('a shopper who leaves while the catalog answers is no error', async () => {
  const before = logged.length
  await whileLocked(async () => {
    const body = new URLSearchParams(QUESTION.map(([...pair]) => pair)).toString()
    const asking = send({ port: api.port, host: '127.0.0.1', method: 'POST', path: TARGET })
    for (const [name, value] of Object.entries({ ...headers, 'content-type': FORM, 'x-forwarded-for': '198.51.100.9' }))
      asking.setHeader(name, value)
    asking.on('error', () => {})
    asking.end(body)
    await expect.poll(countBlocked).toBeGreaterThan(0)
    asking.destroy()
    await expect.poll(() => logged.length).toBeGreaterThan(before)
  })
  await ask(QUESTION)
  expect(logged.slice(before).map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'info', status: 499 },
    { level: 'info', status: 200 },
  ])
})

it('[R1.5] an error of the database is logged by its code: its message may quote the question', async () => {
  const before = logged.length
  const owner = connect(url, { connections: 1 })
  await sql`create or replace function words_of(value text) returns text[] language plpgsql immutable strict as
    $$ begin raise exception 'cannot read %', value; end $$`.execute(owner)
  await owner.destroy()
  expect((await ask([['question', 'a xylophone']])).status).toBe(503)
  const text = logged.slice(before).join('')
  expect(text).not.toContain('xylophone')
  expect(text).toContain('"cause":{"type":"error","code":"P0001"}')
})
