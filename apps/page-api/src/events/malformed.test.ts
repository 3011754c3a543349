import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestDatabase, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { createSender } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const coupon = await seedCoupon(database, await seedMerchant(database))
const { form, send } = createSender(api, coupon)

const BODIES = process.env['FULL'] === '1' ? 100_000 : 400
const AT_ONCE = 50
const MOST_LIMITED = 0.1
/** Of the bodies that are changed by bytes many stay well-formed, and are events. */
const LEAST_REFUSED = 0.4

interface Malformed {
  body: Buffer
  contentType: string
}

const boundary = '----WebKitFormBoundaryA1b2C3d4'

/** A form as it goes over the wire, whatever its fields hold. */
function encode(fields: readonly (readonly [name: string, value: string])[]): Buffer {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

const valid = [...form()].flatMap(([name, value]) =>
  typeof value === 'string' && name !== 'eid' ? [[name, value] as const] : [],
)
const contentType = `multipart/form-data; boundary=${boundary}`

interface Parts {
  before: Buffer
  span: Buffer
  after: Buffer
  /** Strange to this place. */
  bytes: Uint8Array
}

/** What may happen to the bytes of a body. */
const MUTATIONS = {
  flip: ({ before, span, after }) => [
    before,
    span.map((byte, index) => (index === 0 ? byte ^ (1 << (span.length % 8)) : byte)),
    after,
  ],
  overwrite: ({ before, span, after, bytes }) => [before, bytes, span.subarray(bytes.length), after],
  cut: ({ before, after }) => [before, after],
  repeat: ({ before, span, after }) => [before, span, span, after],
  insert: ({ before, span, after, bytes }) => [before, bytes, span, after],
  truncate: ({ before }) => [before],
} as const satisfies Record<string, (parts: Parts) => Uint8Array[]>

const STRANGE = ['\r\n', '--', `--${boundary}`, `--${boundary}--`, '\0', '"', '%00', '{"', '[[', '1e999']
const mutation = fc.record({
  kind: fc.constantFrom(...(Object.keys(MUTATIONS) as (keyof typeof MUTATIONS)[])),
  at: fc.nat(2000),
  length: fc.nat(300),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.constantFrom(...STRANGE).map((text) => new Uint8Array(Buffer.from(text))),
  ),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

function mutate(body: Buffer, { kind, at, length, bytes }: Mutation): Buffer {
  const start = at % (body.length + 1)
  const span = body.subarray(start, start + length)
  const after = body.subarray(start + length)
  return Buffer.concat(MUTATIONS[kind]({ before: body.subarray(0, start), span, after, bytes }))
}

const mutated = fc.array(mutation, { minLength: 1, maxLength: 4 }).map((mutations) => ({
  body: mutations.reduce(mutate, encode(valid)),
  contentType,
}))
const name = fc.oneof(
  fc.constantFrom('type', 'isMobile', 'page', 'urlname', 'has_affiliate', 'res', 'eid', '__proto__', 'then'),
  fc.string(),
)
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.uuid(),
  fc.jsonValue().map((any) => JSON.stringify({ coupon_performance: any })),
  fc.jsonValue().map((any) => JSON.stringify({ detail: any, merchant_id: any })),
  fc.constantFrom('click', '0', '1', '{}', '[]', 'null', '1e400', '{"coupon_performance":{"id":1,"id":2}}'),
)
/** A whole form of wrong fields, or a right one with some of them. */
const fields = fc.tuple(fc.boolean(), fc.array(fc.tuple(name, value), { maxLength: 6 })).map(([isAdded, wrong]) => {
  const changed = new Map([...(isAdded ? valid : []), ...wrong])
  return { body: encode([...changed]), contentType }
})
const header = fc.oneof(
  fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary="${boundary}`,
    'multipart/mixed; boundary=x',
    'text/plain',
  ),
  fc.stringMatching(/^[ -~]{0,80}$/).map((text) => `multipart/form-data; boundary=${text}`),
)
const mislabelled = header.map((type) => ({ body: encode(valid), contentType: type }))
const malformed: fc.Arbitrary<Malformed> = fc.oneof(
  { weight: 6, arbitrary: mutated },
  { weight: 3, arbitrary: fields },
  { weight: 1, arbitrary: mislabelled },
)

it('answers every malformed body with 4xx, and stores those that are events once', async () => {
  const bodies = fc.sample(malformed, BODIES)
  const statuses = new Map<number, number>()
  const broken: string[] = []
  for (let start = 0; start < bodies.length; start += AT_ONCE) {
    const some = bodies.slice(start, start + AT_ONCE)
    await Promise.all(
      some.map(async (one, index) => {
        // Each from an address of its own: what a limit refuses reaches no parser.
        const address = `10.${(start >> 16) & 255}.${(start >> 8) & 255}.${index}`
        const { status } = await send(one.body, {
          headers: { 'content-type': one.contentType, 'x-forwarded-for': address },
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) broken.push(`${status} for ${one.contentType}: ${one.body.toString('base64')}`)
      }),
    )
  }
  console.info(`malformed bodies: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  const count = (status: number) => statuses.get(status) ?? 0
  expect(broken).toEqual([])
  expect([...statuses.keys()].filter((status) => status !== 204 && (status < 400 || status > 499))).toEqual([])
  expect(count(429)).toBeLessThan(BODIES * MOST_LIMITED)
  expect(count(400)).toBeGreaterThan(BODIES * LEAST_REFUSED)
  const stored = await database
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(stored.count)).toBe(count(204))
})
