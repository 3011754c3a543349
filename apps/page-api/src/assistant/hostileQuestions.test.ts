import { createTestDatabase, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { parseAnswerLine } from '@clipfront/page-data/assistant'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress } from '../votes/testing/createVoter.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { counts: 'once' })
const { id: merchant } = await seedMerchant(database).then(async (row) => {
  await seedCoupon(database, row)
  return row
})

const BODIES = process.env['FULL'] === '1' ? 5000 : 100
const AT_ONCE = 25
/** Of the bodies, so many are questions that the catalog reads. */
const LEAST_ANSWERED = 0.4

const WORDS =
  String.raw`code codes nimbus shoes nimbsu free delivery 20% 80 € £50 below over new customers today this week best why % _ \ ' " (a+)+$ [ ] { :* & | ! <-> -- ; $1 %s https:// www. WELCOME20 كود ٢٠٠ درهم 8000円 １２ 靴 🙂 ﷺ ½ İ`.split(
    ' ',
  )
const LONG = [
  'a.'.repeat(240),
  '%'.repeat(500),
  '9'.repeat(500),
  'ab '.repeat(166),
  '(('.repeat(250),
  '-1e999',
  'é'.repeat(501),
]
const UNSEEN = ['\0', '\u001B[2J', '\u202E', '\u200F', '\uD800', '\uE000', '\r\n', '\u2028', '\t', '  ']
const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 1, arbitrary: fc.constantFrom(...LONG, ...UNSEEN) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    ),
    { maxLength: 8 },
  )
  .chain((words) => fc.constantFrom(' ', '').map((between) => words.join(between)))
const field = fc.constantFrom('question', 'earlier', 'earlier', 'merchant', 'question[]', '__proto__', 'then')
const value = fc.oneof({ weight: 5, arbitrary: text }, fc.constantFrom(`${merchant}`, '0', '-1', '1e3', '99999999999'))
const encode = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([key, one]) => [key, one.toWellFormed()])).toString()
const bodies = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(text, fc.array(text, { maxLength: 5 }), fc.boolean())
      .map(([question, earlier, isOnPage]) =>
        encode([
          ['question', question],
          ...earlier.map((one) => ['earlier', one] as const),
          ...(isOnPage ? [['merchant', `${merchant}`] as const] : []),
        ]),
      ),
  },
  fc.array(fc.tuple(field, value), { maxLength: 6 }).map(encode),
  fc.uint8Array({ maxLength: 200 }),
)

async function countRows() {
  const tables = await database.introspection.getTables()
  const own = tables.filter(({ name }) => !/^event_\d|visitor_salt/.test(name))
  const counts = own.map(async ({ name }) => {
    const { rows } = await database
      .selectFrom(name as 'coupon')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
    return [name, rows]
  })
  return Promise.all(counts)
}

it(
  '[R8.2] the assistant answers every hostile question or refuses it, and stores nothing',
  { timeout: 600_000 },
  async () => {
    const before = await countRows()
    const samples = fc.sample(bodies, { numRuns: BODIES, seed: 16 })
    const statuses = new Map<number, number>()
    for (let start = 0; start < samples.length; start += AT_ONCE)
      await Promise.all(
        samples.slice(start, start + AT_ONCE).map(async (sample, index) => {
          const body = Buffer.from(sample)
          const answer = await api.post(`/v1/sites/${UK}/assistant`, body, {
            authorization: `Bearer ${SECRETS.internalToken}`,
            'content-type': 'application/x-www-form-urlencoded',
            'user-agent': 'Firefox',
            accept: 'application/x-ndjson',
            // Each from an address of its own: what a limit refuses reaches no parser.
            'x-forwarded-for': buildAddress(start + index),
          })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          const seen = { body: body.toString('base64'), status: answer.status }
          expect({ ...seen, isExpected: [200, 404, 413, 422].includes(answer.status) }).toEqual({
            ...seen,
            isExpected: true,
          })
          if (answer.status !== 200) return
          const lines = answer.text.trimEnd().split('\n').map(parseAnswerLine)
          expect([seen, lines.at(-1)?.kind]).toEqual([seen, 'end'])
        }),
      )
    console.info(`hostile questions: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
    expect(statuses.get(200)).toBeGreaterThan(BODIES * LEAST_ANSWERED)
    expect(await countRows()).toEqual(before)
  },
)
