import { buildWirePage } from '@clipfront/page-data/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const CLICK = { 'sec-fetch-mode': 'navigate' }
const PASSING = { 'cache-control': 'no-store', 'referrer-policy': 'origin', 'x-robots-tag': 'NOINDEX' }
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.logged.length = 0
  sites.pageApi.answer(({ method }) => (method === 'POST' ? { status: 204, body: '' } : confirm('/x')))
})
afterAll(() => sites.close())

const confirm = (location: string) => ({ status: 302, body: { code: 302, location } })
const go = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  sites.ask(HOST, target, { method, headers: { 'user-agent': PERSON, ...headers } })
const leadsTo = async (target: string, headers?: Record<string, string>) => {
  const answer = await go(target, headers)
  return [answer.status, answer.headers['location']]
}
const counted = () => sites.pageApi.requests.filter(({ method }) => method === 'POST')
const listRequests = () => sites.pageApi.requests.map(({ method, target }) => `${method} ${target}`)

describe('/cut-port', () => {
  it('[R2.2] is neither indexed nor cached, and no referrer of what comes next', async () => {
    const { headers } = await go('/cut-port?to=%2Fstores%2Fx&mktsrc=app')
    expect(headers).toMatchObject({
      'x-robots-tag': 'NOINDEX',
      'cache-control': 'no-store',
      'referrer-policy': 'origin',
    })
  })

  it.each([
    ['?to=%2Fstores%2Fx&mktsrc=app', '/stores/x?mktsrc=app'],
    ['?mktsrc=app&to=/search?q=red+shoes', '/search?q=red%20shoes&mktsrc=app'],
    [
      '?mktsrc=a%26b%3Dc&to=%2Fstores%2Fx%3Fpage%3D2%26mktsrc%3Dold%23coupons',
      '/stores/x?page=2&mktsrc=a%26b%3Dc#coupons',
    ],
    ['?to=/stores/caf%C3%A9', '/stores/caf%C3%A9'],
    ['?mktsrc=app', '/?mktsrc=app'],
    ['?to=&mktsrc=', '/'],
    ['', '/'],
  ])('[R2.2] %s leads on to %s', async (query, location) => {
    expect(await leadsTo(`/cut-port${query}`)).toEqual([302, location])
  })

  it.each([
    '//evil.example/',
    'https://evil.example/',
    `https://${HOST}/stores/x`,
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'stores/x',
    '/go-c-12?url=%2Fshop',
    '/./go-c-12',
    '/cut-port?to=/stores/x',
    '/edm-redirect?url=/x',
    '/api/visitor',
    '/403',
  ])('[R2.2] leads home, not to %s', async (to) => {
    expect(await leadsTo(`/cut-port?to=${encodeURIComponent(to)}`)).toEqual([302, '/'])
  })

  it('is not indexed, not kept, and tells where it leads only which site it was', async () => {
    expect((await go('/cut-port?to=/stores/x')).headers).toMatchObject(PASSING)
    const beta = await sites.ask(`beta.${HOST}`, '/cut-port')
    expect(beta.headers['x-robots-tag']).toBe('NOINDEX, NOFOLLOW')
    expect(listRequests()).toEqual([])
  })
})

describe('/edm-redirect', () => {
  it.each([
    ['?url=%2Fstores%2Fx%3Fpage%3D2', '/stores/x?page=2'],
    ['?url=/stores/x&mktsrc=mail&sig=wrong', '/stores/x?mktsrc=mail'],
    [`?url=https%3A%2F%2F${HOST}%2Fx`, `https://${HOST}/x`],
    ['?url=https%3A%2F%2Fclipfront.example%2Fx&mktsrc=mail', 'https://clipfront.example/x?mktsrc=mail'],
    ['?url=/stores/%E2%82%AC', '/stores/%E2%82%AC'],
  ])('[R2.3] %s forwards to the site itself, and asks nobody', async (query, location) => {
    expect(await leadsTo(`/edm-redirect${query}`)).toEqual([302, location])
    expect(listRequests()).toEqual([])
  })

  it('[R2.3] forwards to a signed address, asked about in its own bytes', async () => {
    sites.pageApi.answer(() => confirm('https://shop.example/?a=%20b&c=ü'))
    expect(await leadsTo('/edm-redirect?mktsrc=mail&url=https%3A%2F%2Fshop.example%2F%3Fa%3D%2520b&sig=a%2Bb')).toEqual(
      [302, 'https://shop.example/?a=%20b&c=%C3%BC'],
    )
    expect(listRequests()).toEqual([
      'GET /v1/sites/www.clipfront.example/go/e/0?url=https%3A%2F%2Fshop.example%2F%3Fa%3D%2520b&sig=a%2Bb',
    ])
  })

  it('[R2.3] ends at /403 when the signature is wrong', async () => {
    sites.pageApi.answer(() => ({ status: 403, body: { code: 403 } }))
    expect(await leadsTo('/edm-redirect?url=https%3A%2F%2Fevil.example&sig=x', CLICK)).toEqual([302, '/403'])
    expect(listRequests()).toHaveLength(1)
  })

  it.each([
    '',
    '?url=',
    '?url=%20&sig=x',
    '?url=https%3A%2F%2Fevil.example',
    '?url=//evil.example',
    '?url=/\\evil.example&sig=',
  ])('[R2.3] "%s" ends at /403, and nobody is asked or counted', async (query) => {
    expect(await leadsTo(`/edm-redirect${query}`, CLICK)).toEqual([302, '/403'])
    expect(listRequests()).toEqual([])
  })

  it.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'never sends a browser to %s, whatever page-api says',
    async (location) => {
      sites.pageApi.answer(() => confirm(location))
      expect(await leadsTo('/edm-redirect?url=x&sig=x', CLICK)).toEqual([302, '/403'])
      expect(listRequests()).toHaveLength(1)
    },
  )

  it('is a 502 page when page-api cannot tell', async () => {
    sites.pageApi.answer(() => ({ status: 500, body: {} }))
    expect(await leadsTo('/edm-redirect?url=https%3A%2F%2Fshop.example&sig=x', CLICK)).toEqual([502, undefined])
  })

  it('is not indexed, not kept, and tells where it leads only which site it was', async () => {
    for (const query of ['?url=/x', '?url=https%3A%2F%2Fshop.example&sig=x', '']) {
      expect((await go(`/edm-redirect${query}`)).headers).toMatchObject(PASSING)
    }
  })
})

describe('the click on a mailing', () => {
  const OWN = '/edm-redirect?url=%2Fstores%2Fcaf%25C3%25A9%3Fpage%3D2'

  it('[R2.3] is counted for a person who goes to it, with the place that it leads to', async () => {
    expect(await leadsTo(OWN, { ...CLICK, 'user-agent': PHONE })).toEqual([302, '/stores/caf%C3%A9?page=2'])
    await expect.poll(counted).toHaveLength(1)
    const [event] = counted()
    expect(event?.target).toBe('/pagepoint?type=mail')
    expect(event?.headers).toMatchObject({ 'x-site': HOST, 'x-environment': 'prod', 'user-agent': PHONE })
    const contentType = event?.headers['content-type'] ?? ''
    const form = await new Response(event?.body ?? '', { headers: { 'content-type': contentType } }).formData()
    expect(Object.fromEntries(form)).toEqual({
      type: 'mail',
      isMobile: '1',
      page: 'edm-redirect',
      urlname: '/stores/café',
      has_affiliate: '0',
      res: '{}',
      eid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/),
    })
  })

  it('[R2.3] of a signed link names its place elsewhere, without its query', async () => {
    sites.pageApi.answer(() => confirm('https://shop.example/sale?customer=7'))
    await go('/edm-redirect?url=x&sig=x', { ...CLICK, 'sec-fetch-dest': 'document' })
    await expect.poll(counted).toHaveLength(1)
    expect(counted()[0]?.body).toContain('\r\nhttps://shop.example/sale\r\n')
    expect(counted()[0]?.body).not.toContain('customer')
  })

  it.each([
    ['nothing says that it is a navigation', {}, 'GET', HOST],
    ['a script fetches it', { 'sec-fetch-mode': 'cors' }, 'GET', HOST],
    ['a frame shows it', { ...CLICK, 'sec-fetch-dest': 'iframe' }, 'GET', HOST],
    ['only its headers are asked for', CLICK, 'HEAD', HOST],
    ['it is no production', CLICK, 'GET', `beta.${HOST}`],
  ])('[R2.3] is forwarded but not reported when %s', async (_why, headers, method, host) => {
    const answer = await sites.ask(host, OWN, { method, headers: { 'user-agent': PERSON, ...headers } })
    expect([answer.status, answer.headers['location']]).toEqual([302, '/stores/caf%C3%A9?page=2'])
    // One that counts comes after it: what should not have been sent would have arrived before.
    await go('/edm-redirect?url=/last', CLICK)
    await expect.poll(() => counted().some(({ body }) => body.includes('/last'))).toBe(true)
    expect(counted()).toHaveLength(1)
  })

  const ROBOT = { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }
  it.each([
    [
      'a prefetch',
      { 'user-agent': PERSON, 'sec-fetch-mode': 'no-cors', purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch' },
    ],
    ['a robot', ROBOT, ROBOT],
  ])('[R2.3] of %s is reported with what tells it from a person', async (_who, headers, passedOn) => {
    const answer = await sites.ask(HOST, OWN, { headers })
    expect([answer.status, answer.headers['location']]).toEqual([302, '/stores/caf%C3%A9?page=2'])
    await expect.poll(counted).toHaveLength(1)
    expect(counted()[0]?.headers).toMatchObject(passedOn)
  })

  it('is forwarded though it cannot be counted, and the log has it', async () => {
    sites.pageApi.answer(() => ({ status: 500, body: {} }))
    expect(await leadsTo('/edm-redirect?url=/x', CLICK)).toEqual([302, '/x'])
    await expect.poll(() => sites.logged).toMatchObject([{ err: { message: 'The collector answered 500' } }])
  })

  it('is no error when the collector has had too many of them', async () => {
    const before = sites.logged.length
    sites.pageApi.answer(() => ({ status: 429, body: {} }))
    expect(await leadsTo('/edm-redirect?url=/x', CLICK)).toEqual([302, '/x'])
    await expect.poll(counted).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sites.logged).toHaveLength(before)
  })
})

it('a redirect of page data leaves the visit its mktsrc', async () => {
  sites.pageApi.answer(() => ({ status: 301, body: { code: 301, location: '/stores/new' } }))
  expect(await leadsTo('/stores/old?mktsrc=mail')).toEqual([301, '/stores/new?mktsrc=mail'])
  expect(listRequests()).toEqual(['GET /v1/sites/www.clipfront.example/pages/stores/old'])
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  expect((await go('/stores/new?mktsrc=mail')).status).toBe(200)
})
