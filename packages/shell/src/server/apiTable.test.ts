import { buildPage, buildWirePage } from '@clipfront/page-data/testing'
import { parseSuggestions } from '@clipfront/page-data/suggestions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { READER } from '../testing/buildRelease.tsx'
import { NOW, startSites, TOKEN } from '../testing/startSites.ts'
import { createPageApiClient } from './http/createPageApiClient.ts'

const HOST = 'uk.clipfront.example'
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(() => ({ body: buildWirePage('home') }))
})
afterAll(() => sites.close())

const askRead = (url: string) => sites.ask(HOST, `/api/page?url=${url}&reader=${READER}`)

describe('/api/page', () => {
  it('is the page data of one address, with the moment it was asked', async () => {
    const { status, headers, body } = await sites.ask(
      HOST,
      `/api/page?url=${encodeURIComponent('/search?q=a b&utm=1')}`,
    )
    expect(sites.pageApi.requests[0]?.target).toBe('/v1/sites/uk.clipfront.example/pages/search?q=a+b')
    expect([status, headers['x-rendered-at'], headers['cache-control']]).toEqual([200, NOW, 'no-store'])
    expect(JSON.parse(body)).toMatchObject(buildWirePage('home'))
  })

  it('[R2.14] says what the document says of itself, in the words of the page’s own', async () => {
    const { body } = await sites.ask(HOST, '/api/page?url=/stores')
    const { head } = JSON.parse(body) as { head: { html: string } }
    expect(head).toEqual({ lang: 'en-GB', dir: 'ltr', html: expect.stringContaining('data-head="canonical"') })
    expect((await sites.ask(HOST, '/stores')).body).toContain(head.html)
  })

  it.each([['{"hello":"world"}'], ['no page'], ['{}']])(
    'passes on %s, of which no page can be made',
    async (answer) => {
      sites.pageApi.answer(() => ({ body: answer }))
      expect((await sites.ask(HOST, '/api/page?url=/stores')).body).toBe(answer)
    },
  )

  it('says a redirect as a value, because fetch would follow its status', async () => {
    sites.pageApi.answer(() => ({ status: 301, headers: { location: '/b' }, body: { code: 301, location: '/b' } }))
    const { status, headers, body } = await sites.ask(HOST, '/api/page?url=/a')
    expect([status, headers['location'], JSON.parse(body)]).toEqual([200, undefined, { code: 301, location: '/b' }])
  })

  describe('for a tab with the reader of the live release', () => {
    it('is page data read, with the head of its document', async () => {
      const { head } = JSON.parse((await sites.ask(HOST, '/api/page?url=/stores')).body) as { head: unknown }
      const { headers, body } = await askRead('/stores')
      expect(headers['x-reader']).toBe(READER)
      expect(JSON.parse(body)).toStrictEqual({ page: buildPage('home'), head })
    })

    it('is a redirect as a navigation takes it', async () => {
      sites.pageApi.answer(() => ({ status: 301, body: { code: 301, location: '/b' } }))
      const { status, headers, body } = await askRead('/a')
      expect([status, headers['x-reader']]).toEqual([200, READER])
      expect(JSON.parse(body)).toStrictEqual({ page: { kind: 'redirect', status: 301, location: '/b' } })
    })

    it('has the status of an error page', async () => {
      sites.pageApi.answer(() => ({ status: 410, body: { ...buildWirePage('error'), code: 410 } }))
      const { status, body } = await askRead('/gone')
      expect([status, JSON.parse(body)]).toMatchObject([410, { page: { code: 410, page: 'error' } }])
    })

    it.each([['{"hello":"world"}'], ['no page'], [`{"reader":"${READER}","page":{}}`]])(
      'is %s as it came, where that is no page, and not said to be read',
      async (answer) => {
        sites.pageApi.answer(() => ({ body: answer }))
        const { headers, body } = await askRead('/odd')
        expect([headers['x-reader'], body]).toEqual([undefined, answer])
      },
    )
  })

  it.each(['', '&reader=', '&reader=of-another-release', `&reader=x&reader=${READER}`])(
    'is the wire for a tab with another reader, or none: "%s"',
    async (reader) => {
      const { headers, body } = await sites.ask(HOST, `/api/page?url=/stores${reader}`)
      expect(headers['x-reader']).toBeUndefined()
      expect(JSON.parse(body)).toMatchObject(buildWirePage('home'))
    },
  )

  it.each([
    '',
    '?url=',
    '?url=a',
    '?url=//evil.example',
    '?url=/%5Cevil',
    '?url=https://evil.example/',
    '?url=/a%20b',
    '?url=/%00',
    '?url=/%E2%82%AC',
  ])('refuses "%s"', async (query) => {
    expect((await sites.ask(HOST, `/api/page${query}`)).status).toBe(400)
    expect(sites.pageApi.requests).toEqual([])
  })
})

describe('the rest of the table', () => {
  it('search says suggestions read to a tab with the reader of the live release, and to no other', async () => {
    const wire = { exact: [], fuzzy: [] }
    sites.pageApi.answer(() => ({ body: wire }))
    const read = await sites.ask(HOST, `/api/search?q=h&reader=${READER}`)
    expect([read.headers['x-reader'], JSON.parse(read.body)]).toStrictEqual([READER, parseSuggestions(wire)])
    const other = await sites.ask(HOST, '/api/search?q=h&reader=of-another-release')
    expect([other.headers['x-reader'], JSON.parse(other.body)]).toStrictEqual([undefined, wire])
    sites.pageApi.answer(() => ({ body: { exact: 'none' } }))
    const odd = await sites.ask(HOST, `/api/search?q=h&reader=${READER}`)
    expect([odd.headers['x-reader'], JSON.parse(odd.body)]).toStrictEqual([undefined, { exact: 'none' }])
    expect(sites.pageApi.requests.map(({ target }) => target)).not.toContain('reader')
  })

  it('search passes on q and limit', async () => {
    await sites.ask(HOST, '/api/search?q=h%26m&limit=5&x=1')
    expect(sites.pageApi.requests[0]?.target).toBe('/v1/sites/uk.clipfront.example/search?q=h%26m&limit=5')
  })

  it('an event reaches the collector byte for byte, under the token and with the visitor it is from', async () => {
    sites.pageApi.answer(() => ({ status: 202, body: '' }))
    const { status } = await sites.ask(HOST, '/api/pagepoint?type=coupon_click&x=1', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': '203.0.113.9', 'x-site': 'np' },
      body: '--b\r\n…\r\n--b--',
    })
    const [request] = sites.pageApi.requests
    expect(status).toBe(202)
    expect([request?.method, request?.target, request?.body]).toEqual([
      'POST',
      '/pagepoint?type=coupon_click',
      '--b\r\n…\r\n--b--',
    ])
    expect(request?.headers).toMatchObject({
      'content-type': 'multipart/form-data; boundary=b',
      authorization: `Bearer ${TOKEN}`,
      'x-site': 'uk.clipfront.example',
      'x-environment': 'prod',
      'x-forwarded-for': '127.0.0.1',
    })
  })

  it.each([
    ['GET', 405],
    ['PUT', 405],
  ])('%s /api/pagepoint is %s', async (method, status) => {
    expect((await sites.ask(HOST, '/api/pagepoint', { method })).status).toBe(status)
  })

  it.each<[string, Record<string, string>]>([
    ['another domain', { 'sec-fetch-site': 'cross-site' }],
    ['another name of the same domain, which may be a partner’s', { 'sec-fetch-site': 'same-site' }],
    ['another origin, by a browser that says no more', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('an event of a page of %s is refused', async (_where, headers) => {
    expect((await sites.ask(HOST, '/api/pagepoint', { method: 'POST', headers, body: 'x' })).status).toBe(403)
    expect(sites.pageApi.requests).toEqual([])
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` },
    { origin: `http://${HOST}:3000` },
  ])('an event of an own page is taken (%j)', async (headers) => {
    await sites.ask(HOST, '/api/pagepoint', { method: 'POST', headers, body: 'x' })
    expect(sites.pageApi.requests).toHaveLength(1)
  })

  it('an event that is too long is refused', async () => {
    const body = 'x'.repeat(70_000)
    expect((await sites.ask(HOST, '/api/pagepoint', { method: 'POST', body })).status).toBe(413)
    expect(sites.pageApi.requests).toEqual([])
  })

  it('the visitor is told the address they came from, uncached', async () => {
    const { headers, body } = await sites.ask(HOST, '/api/visitor')
    expect([headers['cache-control'], JSON.parse(body)]).toEqual(['no-store', { ip: '127.0.0.1', region: null }])
  })
})

it.each(['/api/page?url=/x', '/api/search?q=x'])('%s answers in JSON when page-api is away', async (target) => {
  const nobody = createPageApiClient('http://127.0.0.1:9', TOKEN)
  const alone = await startSites('main', { api: nobody })
  const { status, headers, body } = await alone.ask(HOST, target)
  expect([status, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8'])
  expect(JSON.parse(body)).toEqual({ code: 502, msg: 'The catalog cannot be reached right now' })
  await alone.close()
  await nobody.close()
})
