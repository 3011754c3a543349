import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const OFFER = '/go-c-12?url=%2Fdemo-shop%2Fnimbus&sig=a%2Bb&promoid=12&traffic_type=1'
let sites: Awaited<ReturnType<typeof startSites>>
const go = (target: string, headers: Record<string, string> = {}, host = HOST) =>
  sites.ask(host, target, { headers: { 'user-agent': PERSON, ...headers } })
const counted = () => sites.pageApi.requests.filter(({ method }) => method === 'POST')

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(() => ({ status: 302, body: { code: 302, location: '/demo-shop/nimbus' } }))
})
afterAll(() => sites.close())

describe('click-outs', () => {
  it('asks page-api with url and sig in their own bytes, and nothing else of the query', async () => {
    const { status, headers } = await go(OFFER)
    expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([
      '/v1/sites/www.clipfront.example/go/c/12?url=%2Fdemo-shop%2Fnimbus&sig=a%2Bb',
    ])
    expect([status, headers['location']]).toEqual([302, '/demo-shop/nimbus'])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow'])
  })

  it.each(['/go-c-12', '/go-c-12?url=', '/go-m-12?url=%20%09', '/go-c-12?sig=x'])(
    '[R5.1] %s has no url and ends at /403',
    async (target) => {
      const { status, headers } = await go(target)
      expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/403', 'no-store'])
      expect(sites.pageApi.requests).toEqual([])
    },
  )

  it.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'never sends a browser to %s',
    async (location) => {
      sites.pageApi.answer(() => ({ status: 302, body: { code: 302, location } }))
      expect((await go(OFFER)).headers['location']).toBe('/403')
    },
  )

  it.each([
    [403, 302],
    [404, 404],
    [410, 410],
    [500, 502],
  ])('what page-api answers with %s is a %s', async (answered, status) => {
    sites.pageApi.answer(() => ({ status: answered, body: { code: answered } }))
    expect((await go(OFFER)).status).toBe(status)
  })

  it.each(['/go-x-1?url=x', '/go-c-?url=x', '/go-c-1/2?url=x', '/go-c-..%2F..?url=x', '/go-c-99999999999?url=x'])(
    '%s names no offer and never reaches page-api',
    async (target) => {
      expect((await go(target)).status).toBe(404)
      expect(sites.pageApi.requests).toEqual([])
    },
  )

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
    ['user-agent', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ])('%s: %s goes nowhere and is not asked about', async (name, value) => {
    const { status, headers } = await go(OFFER, { [name]: value })
    expect([status, headers['location']]).toEqual([204, undefined])
    expect(sites.pageApi.requests).toEqual([])
  })

  it.each([
    ['www.main.localhost', 'dev'],
    ['dev.www.clipfront.example', 'dev'],
    ['beta.www.clipfront.example', 'beta'],
  ])(
    '[R7.3] on %s, where browsers report nothing, the server counts a click-out apart, as %s',
    async (host, environment) => {
      await go(OFFER, {}, host)
      await expect.poll(counted).toHaveLength(1)
      const [event] = counted()
      expect(event?.target).toBe('/pagepoint?type=click-out')
      expect(event?.headers).toMatchObject({ 'x-site': HOST, 'x-environment': environment, 'user-agent': PERSON })
      const headers = { 'content-type': event?.headers['content-type'] ?? '' }
      const form = await new Response(event?.body ?? '', { headers }).formData()
      expect(Object.fromEntries(form)).toMatchObject({ type: 'click-out', res: '{"coupon_performance":{"id":12}}' })
    },
  )

  it.each([
    ['in production, where the browser does', HOST, OFFER, {}],
    ['of a link that is not followed', 'www.main.localhost', '/go-c-12', {}],
    ['to a shop without an offer', 'www.main.localhost', OFFER.replace('-c-', '-m-'), {}],
  ])('[R7.3] the server counts no click-out %s', async (_, host, target, headers) => {
    await go(target, headers, host)
    // What is counted comes in the order of the clicks.
    await go('/go-c-99?url=x', {}, 'www.main.localhost')
    await expect.poll(() => counted().some(({ body }) => body.includes('"id":99'))).toBe(true)
    expect(counted()).toHaveLength(1)
  })

  const ROBOT = { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }
  it.each([
    ['a prefetch', { purpose: 'prefetch' }, { 'sec-purpose': 'prefetch' }],
    ['a robot', ROBOT, ROBOT],
  ])('[R7.3] the click-out of %s is reported with what tells it from a person', async (_who, headers, passedOn) => {
    expect((await go(OFFER, headers, 'www.main.localhost')).status).toBe(204)
    await expect.poll(counted).toHaveLength(1)
    expect(counted()[0]?.headers).toMatchObject(passedOn)
    expect(sites.pageApi.requests).toHaveLength(1)
  })

  it('a shopper whose browser hides its name goes on to the shop', async () => {
    expect((await go(OFFER, { 'user-agent': '' })).headers['location']).toBe('/demo-shop/nimbus')
  })
})
