import { once } from 'node:events'
import { connect } from 'node:net'
import { buildWirePage } from '@clipfront/page-data/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const MERCHANT = buildWirePage('merchant')
const readState = (body: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.logged.length = 0
  sites.pageApi.answer(() => ({ body: MERCHANT }))
})
afterAll(() => sites.close())

describe('which site answers', () => {
  it.each([
    ['www.clipfront.example', 'www.clipfront.example'],
    ['WWW.Clipfront.EXAMPLE:3000', 'www.clipfront.example'],
    ['beta.uk.clipfront.example', 'uk.clipfront.example'],
    ['uk.main.localhost:3000', 'uk.clipfront.example'],
  ])('[R1.9] %s is %s', async (host, code) => {
    expect((await sites.ask(host, '/stores/x')).status).toBe(200)
    expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([`/v1/sites/${code}/pages/stores/x`])
  })

  it.each(['us.couponpartner.example', 'evil.example', 'www.clipfront.example.evil.example', 'localhost', ''])(
    '[R1.9] "%s" gets 421 and no page',
    async (host) => {
      const { status, body } = await sites.ask(host, '/')
      expect(status).toBe(421)
      expect(body).not.toContain('<')
      expect(sites.pageApi.requests).toEqual([])
    },
  )

  it('a request that names two hosts gets neither', async () => {
    const socket = connect(sites.port, '127.0.0.1')
    socket.end(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket.setEncoding('utf8'), 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    expect(sites.pageApi.requests).toEqual([])
  })

  it('tells a developer where the sites are, and nobody else', async () => {
    expect((await sites.ask('localhost:3000', '/')).body).toContain('http://uk.main.localhost:3000/')
    expect((await sites.ask('evil.example', '/')).body).not.toContain('localhost')
  })
})

describe('a page', () => {
  it('[R2.4] is the template that page data names, with its status', async () => {
    const { status, headers, body } = await sites.ask(HOST, '/anything/at/all')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<meta name="envelope" content="merchant">')
    expect(body).toContain('<h1>merchant: ')
    sites.pageApi.answer(() => ({ status: 404, body: buildWirePage('error') }))
    const missing = await sites.ask(HOST, '/anything/at/all')
    expect(missing.status).toBe(404)
    expect(missing.headers['cache-control']).toBe('no-store')
    expect(missing.body).toContain('<h1>error: ')
  })

  it('[R5.3] D6 is asked for as often as it is wanted, though the clock stands still', async () => {
    const answers = await Promise.all([sites.ask(HOST, '/stores/x'), sites.ask(HOST, '/stores/x')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(sites.pageApi.requests).toHaveLength(2)
  })

  it('asks page-api with product keys alone, each in one form', async () => {
    await sites.ask(HOST, '/search?utm_source=x&q=%20red%20%20shoes&page=1&mktsrc=mail&sort=newest&fbclid=1')
    await sites.ask(HOST, '/stores/a?sort=NEWEST&q=x&promoid=7')
    expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([
      '/v1/sites/www.clipfront.example/pages/search?q=red+shoes',
      '/v1/sites/www.clipfront.example/pages/stores/a?sort=newest&promoid=7',
    ])
  })

  it('carries the security headers', async () => {
    const { headers } = await sites.ask(HOST, '/')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self';/,
    )
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it.each([
    [301, '/stores/new', '/stores/new'],
    [302, 'https://www.clipfront.example/x', 'https://www.clipfront.example/x'],
  ])('follows a redirect of page data (%s to %s)', async (code, location, expected) => {
    sites.pageApi.answer(() => ({ status: code, body: { code, location } }))
    const { status, headers } = await sites.ask(HOST, '/stores/old')
    expect([status, headers['location']]).toEqual([code, expected])
  })

  it.each(['//evil.example/', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example', '/\tx'])(
    'does not follow page data to %s',
    async (location) => {
      sites.pageApi.answer(() => ({ status: 301, body: { code: 301, location } }))
      const { status, headers } = await sites.ask(HOST, '/stores/old')
      expect([status, headers['location']]).toEqual([500, undefined])
    },
  )

  it('an answer that is no page data is a 502 error page without a stack, and is logged', async () => {
    sites.pageApi.answer(() => ({ body: { code: 200 } }))
    const { status, body } = await sites.ask(HOST, '/')
    expect(status).toBe(502)
    expect(body).toContain('<h1>error: ')
    expect(body).not.toMatch(/\n\s+at /)
    // What is wrong with it is for the log: it says how we parse.
    expect(body).toContain('"The catalog answered with something that is no page"')
    expect(body).not.toContain('is not usable')
    expect(sites.logged).toHaveLength(1)
    expect(JSON.stringify(sites.logged)).toContain('is not usable')
  })

  it.each(['/%', '/%c1%81', '/a%00b', '/stores/%zz'])(
    '[R2.10] N48 %s is the page that page-api has for it, as it is by a click',
    async (target) => {
      sites.pageApi.answer(() => ({
        status: 400,
        body: { ...buildWirePage('error', { message: 'in words' }), code: 400 },
      }))
      const { status, body } = await sites.ask(HOST, target)
      expect([status, sites.pageApi.requests.map((request) => request.target)]).toEqual([
        400,
        [`/v1/sites/www.clipfront.example/pages${target}`],
      ])
      expect(body).toContain('in words')
      const byClick = await sites.ask(HOST, `/api/page?url=${encodeURIComponent(target)}`)
      expect([byClick.status, JSON.parse(byClick.body).data.message]).toEqual([400, 'in words'])
    },
  )

  it.each([
    ['path', `/${'a'.repeat(2000)}`],
    ['path and query', `/?utm_source=${'a'.repeat(8000)}`],
    ['offer link', `/go-c-1?url=${'a'.repeat(15_000)}`],
  ])('a %s that is too long is a 414 page, and never reaches page-api', async (_what, target) => {
    const { status, headers, body } = await sites.ask(HOST, target)
    expect([status, headers['cache-control']]).toEqual([414, 'no-store'])
    expect(body).toContain('<h1>error: This address is too long')
    expect(sites.pageApi.requests).toEqual([])
  })

  it('a call that is too long is told so as calls are', async () => {
    const calls = [`/api/search?q=${'a'.repeat(9000)}`, `/api/page?url=/${'a'.repeat(2000)}`]
    for (const call of calls) {
      const { status, body } = await sites.ask(HOST, call)
      expect([status, JSON.parse(body)]).toEqual([414, { code: 414, msg: 'This address is too long' }])
    }
    expect(sites.pageApi.requests).toEqual([])
  })

  it('an address of any usual length is a page', async () => {
    expect((await sites.ask(HOST, `/${'a'.repeat(1999)}?gclid=${'a'.repeat(5000)}`)).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await sites.ask(HOST, '/', { method })
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  it.each(['PROPFIND', 'M-SEARCH', 'LOCK'])(
    '%s, which means nothing here, is refused in our own words',
    async (method) => {
      const { status, headers, body } = await sites.ask(HOST, '/', { method })
      expect([status, body]).toEqual([405, 'Method not allowed\n'])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    },
  )

  it.each(['/', '/api/page?url=/'])('%s is compressed for who accepts it', async (target) => {
    const plain = await sites.ask(HOST, target)
    const { headers } = await sites.ask(HOST, target, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([plain.headers['content-encoding'], headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(headers['vary']).toContain('Accept-Encoding')
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2)
  })

  it('HEAD has the headers and no body', async () => {
    const { status, headers, body } = await sites.ask(HOST, '/', { method: 'HEAD' })
    expect([status, body]).toEqual([200, ''])
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
  })
})

describe('the order of the answers', () => {
  it('[R8.3] a double-encoded ampersand is mended before anything else, uncached', async () => {
    const { status, headers } = await sites.ask(HOST, '/go-c-1?a=1%2526url=x')
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/go-c-1?a=1&url=x', 'no-store'])
    expect(sites.pageApi.requests).toEqual([])
  })

  it('[R2.1] /403 is the forbidden page, not indexed', async () => {
    const { status, headers, body } = await sites.ask(HOST, '/403')
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([403, 'NOINDEX', 'no-store'])
    expect(body).toContain('<h1>error: ')
  })

  it.each([
    ['/stores/nimbus-shoes?sort=newest', `https://${HOST}/stores/nimbus-shoes?sort=newest`],
    ['/403', 'https://other.example/stores/nimbus-shoes'],
    ['/403', `https://${HOST}/api/form/review`],
    ['/403', 'no address'],
  ])('[R2.1] /403 is about %s for somebody who comes from %s', async (url, referer) => {
    const { status, body } = await sites.ask(HOST, '/403', { headers: { referer } })
    expect([status, readState(body).url]).toEqual([403, url])
  })

  it.each(['/healthz', '/readyz', '/metrics'])('%s is no address of a site', async (target) => {
    sites.pageApi.answer(() => ({ status: 404, body: buildWirePage('error') }))
    expect((await sites.ask(HOST, target)).status).toBe(404)
  })

  it('what is not in the API table is 404, whatever page-api would say', async () => {
    expect((await sites.ask(HOST, '/api/secrets')).status).toBe(404)
    expect(sites.pageApi.requests).toEqual([])
  })
})

describe('behind a trusted proxy', () => {
  const HTTPS = { 'x-forwarded-proto': 'https' }
  const A_YEAR = 'max-age=31536000'
  let behind: Awaited<ReturnType<typeof startSites>>
  beforeAll(async () => {
    behind = await startSites('main', { trustedProxies: ['127.0.0.1'] })
    behind.pageApi.answer(() => ({ body: MERCHANT }))
  })
  afterAll(() => behind.close())

  it.each([
    [HOST, '/', A_YEAR],
    [HOST, '/robots.txt', A_YEAR],
    [HOST, '/api/visitor', A_YEAR],
    ['clipfront.example', '/', A_YEAR],
    [`beta.${HOST}`, '/', undefined],
    ['dev.uk.clipfront.example', '/', undefined],
    ['www.main.localhost:3000', '/', undefined],
  ])('over https %s%s says to browsers: %s', async (host, target, expected) => {
    const { headers } = await behind.ask(host, target, { headers: HTTPS })
    expect(headers['strict-transport-security']).toBe(expected)
  })

  it.each([{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'wss' }])(
    'nothing says that there is https where the proxy does not (%o)',
    async (headers) => {
      const answer = await behind.ask(HOST, '/', { headers })
      expect([answer.status, answer.headers['strict-transport-security']]).toEqual([200, undefined])
    },
  )

  it.each([{ 'x-forwarded-host': `uk.clipfront.example, ${HOST}` }, { 'x-forwarded-proto': 'https, http' }])(
    'a request that contradicts itself (%o) gets no page',
    async (headers) => {
      behind.pageApi.requests.length = 0
      const { status, body } = await behind.ask(HOST, '/', { headers })
      expect([status, body]).toEqual([400, 'A request names one host.\n'])
      expect(behind.pageApi.requests).toEqual([])
    },
  )
})

it('a proxy that is not trusted is told to operators, once', async () => {
  const alone = await startSites('main')
  alone.pageApi.answer(() => ({ body: MERCHANT }))
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
  for (const target of ['/', '/about']) {
    const answer = await alone.ask(HOST, target, { headers })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  }
  expect(alone.warned).toEqual([expect.objectContaining({ msg: expect.stringContaining('TRUSTED_PROXIES') })])
  await alone.close()
})

describe('without page-api', () => {
  it('a page is a 502 error page that says what happened', async () => {
    const alone = await startSites('main')
    await alone.pageApi.close()
    const { status, headers, body } = await alone.ask(HOST, '/')
    expect([status, headers['cache-control']]).toEqual([502, 'no-store'])
    expect(body).toContain('The catalog cannot be reached right now')
    await alone.close()
  })
})
