import { buildWireCoupon } from '@clipfront/page-data/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSites, TOKEN } from '../testing/startSites.ts'
import { createPageApiClient } from './http/createPageApiClient.ts'

const HOST = 'uk.clipfront.example'
const FORM = 'application/x-www-form-urlencoded'
const DATA = { counted: true, next: buildWireCoupon({ id: 8, code: 'NEXT10', revealed: true }), page: '/stores/nimbus' }
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(() => ({ body: { code: 200, data: DATA } }))
})
afterAll(() => sites.close())

const refuse = (status: number, headers = {}) =>
  sites.pageApi.answer(() => ({ status, headers, body: { status, code: 'why', message: 'Why it is so.' } }))

async function vote(body: string | Record<string, string>, headers: Record<string, string> = {}, on = sites) {
  return on.ask(HOST, '/api/vote', {
    method: 'POST',
    headers: { 'content-type': FORM, ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  })
}
const call = async (body: string | Record<string, string>, headers = {}, on = sites) =>
  vote(body, { accept: 'application/json', ...headers }, on)

function readState(html: string): { url: string; page: unknown } {
  return JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
}

describe('[R1.2] a vote by a call', () => {
  it('reaches page-api byte for byte, under the token and with the visitor it is from', async () => {
    const body = 'coupon=7&worked=no&reason=expired'
    const {
      status,
      headers,
      body: answer,
    } = await call(body, {
      'x-forwarded-for': '198.51.100.9',
      'x-environment': 'dev',
      'sec-purpose': 'prefetch',
    })
    const [request] = sites.pageApi.requests
    expect([request?.method, request?.target, request?.body]).toEqual([
      'POST',
      '/v1/sites/uk.clipfront.example/votes',
      body,
    ])
    expect(request?.headers).toMatchObject({
      'content-type': FORM,
      authorization: `Bearer ${TOKEN}`,
      'x-environment': 'prod',
      'x-forwarded-for': '127.0.0.1',
      'sec-purpose': 'prefetch',
    })
    expect([status, headers['cache-control'], JSON.parse(answer)]).toEqual([200, 'no-store', { code: 200, data: DATA }])
    expect(sites.requests.at(-1)).toMatchObject({ route: '/api/vote', status: 200 })
  })

  it.each([400, 404, 410, 413, 415])('is told of %i and why', async (status) => {
    refuse(status)
    const answer = await call('coupon=7')
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { code: status, msg: 'Why it is so.' }])
  })

  it.each([429, 503])('is told of %i and when to come again', async (status) => {
    refuse(status, { 'retry-after': '17' })
    const { headers, ...answer } = await call('coupon=7')
    expect([answer.status, headers['retry-after']]).toEqual([status, '17'])
  })

  it.each([
    [401, '{"message":"token"}'],
    [500, 'oops'],
    [503, '<html>a proxy</html>'],
  ])('learns nothing of what is wrong between our servers (%i)', async (status, body) => {
    sites.pageApi.answer(() => ({ status, body }))
    const answer = await call('coupon=7')
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, 502])
  })
})

describe('[R1.2] a vote by a plain form', () => {
  it.each([
    ['to its page', '/stores/nimbus?sort=newest&promoid=7', '/stores/nimbus?sort=newest&promoid=7&voted=no'],
    ['to the coupon’s own page', '/coupons/7?promoid=7#top', '/coupons/7?promoid=7&voted=no#top'],
    [
      'without what was voted before',
      '/stores/nimbus?voted=yes&promoid=3&mktsrc=x',
      '/stores/nimbus?voted=no&promoid=7&mktsrc=x',
    ],
    ['to the merchant’s where none is named', '', '/stores/nimbus?promoid=7&voted=no'],
  ])('leads back %s', async (_title, back, location) => {
    const { status, headers } = await vote({ coupon: '7', worked: 'no', reason: '', back })
    expect([status, headers['location'], headers['cache-control']]).toEqual([303, location, 'no-store'])
    expect(sites.pageApi.requests).toHaveLength(1)
  })

  it('leads back with its reason', async () => {
    const { headers } = await vote({ coupon: '7', worked: 'no', reason: 'minimum' })
    expect(headers['location']).toBe('/stores/nimbus?promoid=7&voted=minimum')
  })

  const ELSEWHERE = [
    '//evil.example/stores/nimbus',
    'https://evil.example/stores/nimbus',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/stores/nimbus\r\nset-cookie: a=b',
    '/go-c-7?url=https://evil.example',
    '/api/visitor',
    '/cut-port?to=/',
    '/stores/other?promoid=7',
    '/coupons/8',
    'stores/nimbus',
  ]
  it.each(ELSEWHERE)('leads nowhere else: %j', async (back) => {
    const { headers } = await vote({ coupon: '7', worked: 'yes', back })
    expect(headers['location']).toBe('/stores/nimbus?promoid=7&voted=yes')
    expect(headers['set-cookie']).toBeUndefined()
    refuse(410)
    const refused = await vote({ coupon: '7', worked: 'yes', back })
    expect([refused.status, refused.body.includes('evil.example')]).toEqual([410, false])
  })

  it('leads nowhere else whatever it says', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...ELSEWHERE, '/', '\\', '?', '#', '@', ':', '\0', '%2f', '\u{1F600}'),
      fc.string(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
        const body = { coupon: '7', worked: 'yes', back: pieces.join('').toWellFormed() }
        fc.pre(new URLSearchParams(body).toString().length <= 2000)
        const { status, headers } = await vote(body)
        expect([status, String(headers['location'])]).toEqual([
          303,
          expect.stringMatching(/^\/(?:stores\/nimbus|coupons\/7)\?[!-~]*voted=yes/),
        ])
      }),
      { numRuns: 60 },
    )
  })

  it.each([400, 403, 404, 410, 413, 415, 429, 502, 503])(
    'shows a page of the site for %i, and whence it came',
    async (status) => {
      const isOurs = status === 403 || status === 413
      refuse(status, { 'retry-after': '17' })
      const { headers, ...answer } = await vote(
        {
          coupon: '7',
          worked: 'no',
          back: '/stores/nimbus?promoid=7#code',
          ...(status === 413 && { more: 'x'.repeat(2000) }),
        },
        status === 403 ? { origin: 'https://evil.example' } : {},
      )
      expect([answer.status, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect([headers['cache-control'], headers['retry-after']]).toEqual([
        'no-store',
        isOurs || status === 502 ? undefined : '17',
      ])
      expect(readState(answer.body)).toMatchObject({
        url: '/stores/nimbus?promoid=7#code',
        page: { page: 'error', code: status, data: { isVote: true } },
      })
    },
  )

  it.each([
    ['names none', ''],
    ['names one elsewhere', '//evil.example/'],
  ])('that is refused leads home where it %s', async (_title, back) => {
    refuse(410)
    expect(readState((await vote({ coupon: '7', worked: 'yes', back })).body).url).toBe('/')
  })

  it('shows a page when page-api is away, or answers nonsense', async () => {
    const nobody = createPageApiClient('http://127.0.0.1:9', TOKEN)
    const alone = await startSites('main', { api: nobody })
    const { status, headers } = await vote('coupon=7&worked=no', {}, alone)
    expect([status, headers['content-type']]).toEqual([502, 'text/html; charset=utf-8'])
    expect(JSON.parse((await call('coupon=7', {}, alone)).body)).toMatchObject({ code: 502 })
    await alone.close()
    await nobody.close()
    sites.pageApi.answer(() => ({ body: { code: 200, data: { page: '//evil.example' } } }))
    expect((await vote('coupon=7&worked=no')).status).toBe(502)
  })
})

describe('a vote that is not passed on', () => {
  it.each<[string, Record<string, string>]>([
    ['another domain', { 'sec-fetch-site': 'cross-site' }],
    ['another name of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('comes from a page of %s', async (_where, headers) => {
    expect([(await call('coupon=7', headers)).status, (await vote('coupon=7', headers)).status]).toEqual([403, 403])
    expect(sites.pageApi.requests).toEqual([])
  })

  it('has more than 2,000 bytes', async () => {
    expect((await call('x'.repeat(2000))).status).toBe(200)
    expect([(await call('x'.repeat(2001))).status, (await vote('é'.repeat(1001))).status]).toEqual([413, 413])
    expect(sites.pageApi.requests).toHaveLength(1)
  })

  it.each(['GET', 'PUT', 'HEAD'])('comes by %s', async (method) => {
    const { status, headers } = await sites.ask(HOST, '/api/vote', { method })
    expect([status, headers['allow']]).toEqual([405, 'POST'])
  })
})

it('[R8.2] votes beyond bounded room get 503, and hold up no page', async () => {
  const busy = await startSites('main')
  busy.pageApi.answer(({ method }) => (method === 'POST' ? 'silence' : { status: 404, body: {} }))
  const held = Array.from({ length: 68 }, async () => call('coupon=7', {}, busy).catch(() => {}))
  await expect.poll(() => busy.pageApi.requests).toHaveLength(4)
  await expect
    .poll(async () => {
      const { status, headers } = await Promise.race([call('coupon=7', {}, busy), busy.ask(HOST, '/')])
      return [status, headers['retry-after']]
    })
    .toEqual([503, '5'])
  const form = await vote('coupon=7', {}, busy)
  expect([form.status, form.headers['retry-after'], form.headers['content-type']]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ])
  expect((await busy.ask(HOST, '/')).status).not.toBe(503)
  await busy.pageApi.close()
  await Promise.all(held)
  busy.pageApi.close = async () => {}
  await busy.close()
})
