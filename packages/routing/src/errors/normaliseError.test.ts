import { readVectors } from '@clipfront/vitest/vectors'
import { anything, assert, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError, NOT_FOUND_MESSAGE, PageError } from './PageError.ts'
import { normaliseError } from './normaliseError.ts'

interface Row {
  label: string
  statusCode: number
  message: string
}

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic

/** What each label of the table throws: a table of JSON cannot hold it. */
const thrownByLabel: Record<string, unknown[]> = {
  'new Error("boom")': [new Error('boom')],
  '{statusCode:404,message:"x"}': [{ statusCode: 404, message: 'x' }],
  '{status:403,message:"x"}': [{ status: 403, message: 'x' }],
  '{response:{status:502},message:"x"}': [{ response: { status: 502 }, message: 'x' }],
  '{statusCode:401,status:403,response:{status:500}}': [
    { statusCode: 401, status: 403, response: { status: 500 }, message: 'm' },
  ],
  '{statusCode:0,status:403}': [{ statusCode: 0, status: 403, message: 'm' }],
  '{statusCode:"404"} (string)': [{ statusCode: '404', message: 'm' }],
  '{statusCode:"abc"}': [{ statusCode: 'abc', message: 'm' }],
  '{statusCode:200} (not an error status)': [{ statusCode: 200, message: 'm' }],
  '{statusCode:999}': [{ statusCode: 999, message: 'm' }],
  '{statusCode:NaN,status:404}': [{ statusCode: Number.NaN, status: 404, message: 'm' }],
  '"fetch error!" (string thrown)': ['fetch error!'],
  '{error:"fetch error!"} (no message)': [{ error: 'fetch error!' }],
  '{statusCode:505,message:"Middleware Error"}': [{ statusCode: 505, message: 'Middleware Error' }],
  'undefined / null thrown': [undefined, null],
  '42 thrown': [42],
  'new Error("") with status 418': [Object.assign(new Error(''), { status: 418 })],
  'cyclic object without message': [cyclic],
}

const { errorNormalisation } = readVectors(new URL('../../vectors/misc.json', import.meta.url)) as {
  errorNormalisation: Row[]
}

describe('[R8.2] a navigation error becomes a status and a message', () => {
  it.each(errorNormalisation)('$label', ({ label, statusCode, message }) => {
    const thrown = thrownByLabel[label]
    expect(thrown, `this test does not know what "${label}" throws`).toBeDefined()
    for (const value of thrown ?? []) expect(normaliseError(value)).toMatchObject({ statusCode, message })
  })

  it.each([
    [
      new PageError(404, 'not-found', NOT_FOUND_MESSAGE),
      { statusCode: 404, code: 'not-found', message: NOT_FOUND_MESSAGE },
    ],
    [new ApiError('timeout', 'late'), { statusCode: 504, kind: 'timeout', message: 'late' }],
    [new ApiError('refused', 'no', { status: 429 }), { statusCode: 429, kind: 'refused', message: 'no' }],
  ])('%s keeps what names it', (thrown, expected) => {
    expect(normaliseError(thrown)).toEqual(expected)
  })

  it.each([
    [{ statusCode: '4040' }, 500],
    [{ statusCode: 404.5 }, 500],
    [{ statusCode: '399', response: { status: '400' } }, 400],
    [{ statusCode: 600, status: 599 }, 599],
    [{ response: null }, 500],
    [() => 404, 500],
    [Symbol('x'), 500],
    [12n, 500],
    [[404], 500],
  ])('%o has status %i', (thrown, statusCode) => {
    expect(normaliseError(thrown).statusCode).toBe(statusCode)
  })
})

describe('the other fields of an error', () => {
  it('are kept for the error component, where JSON can carry them', () => {
    const thrown = Object.assign(new Error('Custom error'), {
      status: 503,
      customProp: 'ezpz',
      retry: () => 1,
      at: new Date(0),
    })
    expect(normaliseError(thrown)).toEqual({
      statusCode: 503,
      message: 'Custom error',
      customProp: 'ezpz',
      at: '1970-01-01T00:00:00.000Z',
    })
  })

  it('of an error of the system are left out: they hold paths and addresses', () => {
    const thrown = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect', address: '10.0.0.7' })
    expect(normaliseError(thrown)).toEqual({ statusCode: 500, message: 'connect ECONNREFUSED' })
  })

  it('never carry the inside of the server', () => {
    const inside = { headers: { authorization: 'Bearer secret' }, stack: 'secret', request: 'secret' }
    const thrown = {
      config: inside,
      request: inside,
      response: { ...inside, status: 502 },
      stack: 'secret',
      cause: inside,
    }
    expect(JSON.stringify(normaliseError(thrown))).not.toContain('secret')
    expect(JSON.stringify(normaliseError({ ...thrown, message: 'x', error: { stack: 'secret' } }))).not.toContain(
      '"config"',
    )
  })

  it('never change a prototype', () => {
    const thrown: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":1,"message":"x"}')
    expect(normaliseError(thrown)).toEqual({ statusCode: 500, message: 'x' })
  })
})

const errorLike = record(
  { statusCode: anything(), status: anything(), response: anything(), message: anything(), extra: anything() },
  { requiredKeys: [] },
)

it('[R8.2] never throws and always has an error status, whatever was thrown', () => {
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const trap = {
    get message(): string {
      throw new Error('a getter of its own mind')
    },
  }
  for (const thrown of [revoked.proxy, trap, Object.create(null)]) expect(normaliseError(thrown).statusCode).toBe(500)
  assert(
    property(
      oneof(anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), errorLike),
      (thrown) => {
        const { statusCode, message } = normaliseError(thrown)
        expect(statusCode).toBeGreaterThanOrEqual(400)
        expect(statusCode).toBeLessThan(600)
        expect(message).toBeTypeOf('string')
      },
    ),
  )
})
