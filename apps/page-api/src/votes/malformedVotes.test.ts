import { HIGHEST_ID } from '@clipfront/catalog/database'
import { createTestDatabase, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress, createVoter } from './testing/createVoter.ts'

const { database } = await createTestDatabase()
const { send } = createVoter(await startTestApi(database))
const { id } = await seedCoupon(database, await seedMerchant(database))

const BODIES = process.env['FULL'] === '1' ? 5000 : 200
const AT_ONCE = 50
const LEAST_REFUSED = 0.6

const STRANGE = ['&', '=', '%', '%00', '%ff', '%zz', '+', ';', '\0', '[]', '"', '{}', '&&', '%26', '\u{1F600}', '\r\n']
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...STRANGE))
const value = fc.oneof(
  text,
  fc.integer().map(String),
  fc.constantFrom('yes', 'no', 'YES', '', 'expired', 'not-eligible', `${id}`, `0${id}`, `${id} `, '1e3', '__proto__'),
)
const name = fc.oneof(fc.constantFrom('coupon', 'worked', 'reason', 'back', 'coupon[]', '__proto__', 'then'), text)
const encoded = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([key, one]) => [key.toWellFormed(), one.toWellFormed()])).toString()

const VALID = [`coupon=${id}&worked=yes`, `coupon=${id}&worked=no&reason=minimum&back=%2Fstores%2Fx`]
/** A valid vote of which something was cut, put in, repeated or overwritten. */
const mutated = fc
  .record({
    body: fc.constantFrom(...VALID),
    changes: fc.array(fc.record({ at: fc.nat(200), cut: fc.nat(8), put: fc.oneof(text, fc.constant('')) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ body, changes }) =>
    changes.reduce((left, { at, cut, put }) => {
      const start = at % (left.length + 1)
      return left.slice(0, start) + put + left.slice(start + cut)
    }, body),
  )
const fields = fc.array(fc.tuple(name, value), { maxLength: 6 }).map(encoded)
const added = fc
  .tuple(fc.constantFrom(...VALID), fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([valid, more, isBefore]) => (isBefore ? `${encoded(more)}&${valid}` : `${valid}&${encoded(more)}`))
const bytes = fc.uint8Array({ maxLength: 200 })
const hostile = fc
  .oneof({ weight: 5, arbitrary: mutated }, { weight: 3, arbitrary: fields }, { weight: 3, arbitrary: added }, bytes)
  .map((body) => Buffer.from(body))

/** Said anew, so that the parser is not compared with itself. */
function expectStatus(body: Buffer): number {
  const form = new URLSearchParams(body.toString('utf8'))
  const [coupon, worked, reason] = ['coupon', 'worked', 'reason'].map((key) => form.get(key) ?? '')
  const isId = /^[1-9][0-9]{0,9}$/.test(coupon ?? '') && Number(coupon) <= HIGHEST_ID
  const isWord = worked === 'yes' ? reason === '' : worked === 'no'
  const isReason = ['', 'expired', 'minimum', 'excluded', 'not-eligible', 'other'].includes(reason ?? '')
  if (!isId || !isWord || !isReason) return 400
  return Number(coupon) === id ? 200 : 404
}

it('answers every malformed vote with 4xx, and stores those that are votes once', { timeout: 600_000 }, async () => {
  const bodies = fc.sample(hostile, { numRuns: BODIES, seed: 16 })
  const statuses = new Map<number, number>()
  for (let start = 0; start < bodies.length; start += AT_ONCE)
    await Promise.all(
      bodies.slice(start, start + AT_ONCE).map(async (body, index) => {
        // Each from an address of its own: what a limit refuses reaches no parser.
        const { status } = await send(body, { headers: { 'x-forwarded-for': buildAddress(start + index) } })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect({ body: body.toString('base64'), status }).toEqual({
          body: body.toString('base64'),
          status: expectStatus(body),
        })
      }),
    )
  console.info(`malformed votes: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  expect(statuses.get(400)).toBeGreaterThan(BODIES * LEAST_REFUSED)
  const stored = await database
    .selectFrom('vote')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(stored.count)).toBe(statuses.get(200))
})
