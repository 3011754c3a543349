import { createTestDatabase, seedMerchant, UK } from '@clipfront/catalog/testing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress } from '../votes/testing/createVoter.ts'
import { stampForm } from './stampForm.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const { id: merchant } = await seedMerchant(database)

const BODIES = process.env['FULL'] === '1' ? 5000 : 150
const AT_ONCE = 50
/** Of the bodies, so many name a merchant of the site, so that a field of theirs is refused. */
const LEAST_BY_FIELD = 0.25

const FORMS = {
  submission: { merchant: `${merchant}`, code: 'EXTRA5', title: '5% off boots', ends_on: '2026-12-31' },
  review: { merchant: `${merchant}`, rating: '4', title: 'Quick', body: 'In a day', by: 'Mia' },
  subscribe: { merchant: `${merchant}`, address: 'mia@example.org' },
} as const
type Name = keyof typeof FORMS

const STRANGE = ['&', '=', '%', '%00', '%ff', '%zz', '+', ';', '\0', '[]', '"', '{}', '&&', '\u{1F600}', '\r\n', '<b>']
const INJECTED = [
  "'); drop table review; --",
  'a@b.example\r\nBcc: c@d.example',
  '\u001B[2J',
  '\u202Eevil',
  '__proto__',
  '0x1F',
  '1e3',
  '-1',
  '99999999999999999999',
  'x'.repeat(5000),
]
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...STRANGE, ...INJECTED))

const encoded = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([key, one]) => [key.toWellFormed(), one.toWellFormed()])).toString()

/** Whole bodies of which something was cut, put in, repeated, left out or overwritten; and bytes. */
function hostileBodies(name: Name) {
  const valid = {
    ...FORMS[name],
    stamp: stampForm(SECRETS.outboundSecrets[0], { site: UK, name }, Date.now() - 60_000),
  }
  const whole = encoded(Object.entries(valid))
  const change = fc.record({ at: fc.nat(400), cut: fc.nat(12), put: fc.oneof(text, fc.constant('')) })
  const mutated = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((left, { at, cut, put }) => {
      const start = at % (left.length + 1)
      return left.slice(0, start) + put + left.slice(start + cut)
    }, whole),
  )
  const shopper = Object.keys(FORMS[name]).filter((key) => key !== 'merchant')
  const field = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...shopper) },
    fc.constantFrom('merchant', 'stamp', 'homepage', 'back', 'code[]', '__proto__', 'then'),
  )
  const overwritten = fc
    .array(fc.tuple(field, text), { minLength: 1, maxLength: 3 })
    .map((pairs) => encoded(Object.entries({ ...valid, ...Object.fromEntries(pairs) })))
  const fields = fc
    .array(fc.tuple(fc.oneof(field, text), text), { maxLength: 6 })
    .map((pairs) => encoded([['merchant', `${merchant}`], ...pairs]))
  const bytes = fc.uint8Array({ maxLength: 200 })
  return fc
    .oneof(
      { weight: 3, arbitrary: mutated },
      { weight: 5, arbitrary: overwritten },
      { weight: 2, arbitrary: fields },
      bytes,
    )
    .map((body) => Buffer.from(body))
    .map((body) => ({ body, isHonest: isHonest(name, new URLSearchParams(body.toString('utf8')), valid.stamp) }))
}

/** Said anew, so that the parser is not compared with itself: what is left of a whole body may be one, with odd words in it. */
function isHonest(name: Name, form: URLSearchParams, stamp: string): boolean {
  const get = (field: string) => form.get(field) ?? ''
  if (get('stamp') !== stamp || get('homepage') !== '') return false
  if (get('merchant') !== `${merchant}` && !(name === 'subscribe' && get('merchant') === '')) return false
  const rules: Record<Name, () => boolean> = {
    submission: () => get('code') !== '' && get('title') !== '',
    review: () => /^[1-5]$/.test(get('rating')),
    subscribe: () => /@.*\./.test(get('address')),
  }
  return rules[name]()
}

it.each(Object.keys(FORMS) as Name[])(
  '[R8.2] the form %s answers every hostile body with 4xx and stores nothing of it',
  { timeout: 600_000 },
  async (name) => {
    const bodies = fc.sample(hostileBodies(name), { numRuns: BODIES, seed: 16 })
    const statuses = new Map<number, number>()
    for (let start = 0; start < bodies.length; start += AT_ONCE)
      await Promise.all(
        bodies.slice(start, start + AT_ONCE).map(async ({ body, isHonest: mayBeTaken }, index) => {
          const { status } = await api.post(`/v1/sites/${UK}/forms/${name}`, body, {
            authorization: `Bearer ${SECRETS.internalToken}`,
            'content-type': 'application/x-www-form-urlencoded',
            'x-environment': 'prod',
            'user-agent': 'Firefox',
            // Each from an address of its own: what a limit refuses reaches no parser.
            'x-forwarded-for': buildAddress(start + index),
          })
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const seen = { body: body.toString('base64'), status }
          const isExpected = [404, 422, 428].includes(status) || (mayBeTaken && status === 200)
          expect({ ...seen, isExpected }).toEqual({ ...seen, isExpected: true })
        }),
      )
    console.info(`hostile ${name}: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
    expect(statuses.get(422)).toBeGreaterThan(BODIES * LEAST_BY_FIELD)
    const { rows } = await database
      .selectFrom(name === 'subscribe' ? 'subscription' : name)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBeLessThanOrEqual(statuses.get(200) ?? 0)
  },
)
