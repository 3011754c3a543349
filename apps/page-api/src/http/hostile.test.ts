import { isPageRedirect, parsePageData, PRODUCT_KEYS } from '@clipfront/page-data'
import { OVER_HTTP } from '@clipfront/vitest/over-http'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, seedCategory, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createCatalogCache } from '@clipfront/catalog/context'
import { startTestApi } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { cache: createCatalogCache(), counts: 'once' })
const coupon = await seedCoupon(database, await seedMerchant(database))
await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [coupon])

/** Three requests each, and dear ones. */
const SEARCHES = { numRuns: process.env['FULL'] === '1' ? 10_000 : 100 }

/** Whatever may stand in a request line: no spaces, no line ends, ASCII. */
const rawText = fc.stringMatching(/^[!-~]{0,40}$/)
const encoded = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()))
const part = fc.oneof(
  rawText,
  encoded,
  fc.constantFrom('stores', 'nimbus-shoes', 'categories', 'shoes', 'search', '%00', '%zz', '..', '%2F'),
)
const query = fc
  .array(fc.tuple(fc.constantFrom('q', 'page', 'sort', 'type', 'promoid', 'url', 'limit', '__proto__'), part), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'))

/** What means something to LIKE, a regular expression, a tsquery, SQL or a terminal, what nobody sees, and too much of anything. */
const hostileWords = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
      fc.constantFrom(
        ...String.raw`% _ \ ' " .* (a+)+$ [ ] { :* & | ! <-> -- ; $1 %s @ // .. https:// www. nimbus nimbsu`.split(' '),
      ),
      fc.constantFrom(
        '\0',
        '\u001B[2J',
        '\u202Eabc',
        '\u200F',
        '\u00AD',
        '🙂',
        '👩‍👩‍👧',
        'ﷺ',
        'ʻ',
        'ŉ',
        '½',
        'İ',
        ' ',
        '\n',
      ),
      // Eight of the longest stay below the limit of headers.
      fc.constantFrom('é'.repeat(500), 'word '.repeat(1000), '%'.repeat(300), 'a.'.repeat(200), '(('.repeat(200)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe('nothing that is sent breaks the server', () => {
  it('answers every page address with page data', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), query, async (parts, search) => {
        const target = `/${parts.join('/')}?${search}`.replaceAll('#', '%23')
        const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
        expect([200, 301, 302, 400, 404]).toContain(answer.status)
        const page = parsePageData(JSON.parse(answer.text))
        expect(page.code).toBe(answer.status)
        if (!isPageRedirect(page)) return
        expect(page.location).toMatch(/^\/(?!\/)[^\\]*$/)
        expect((await api.get(`/v1/sites/${UK}/pages${page.location}`)).status).toBe(200)
      }),
      OVER_HTTP,
    )
  })

  it('answers every search', async () => {
    await fc.assert(
      fc.asyncProperty(query, hostileWords, async (search, words) => {
        const targets = [
          `/search?${search.replaceAll('#', '%23')}`,
          `/search?q=${encodeURIComponent(words)}`,
          `/pages/search?literal=1&q=${encodeURIComponent(words)}`,
        ]
        const answers = await Promise.all(targets.map((target) => api.get(`/v1/sites/${UK}${target}`)))
        // Beyond its limit of time a statement ends, and the answer is a 5xx.
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      }),
      SEARCHES,
    )
  })

  it('answers every call below a site', async () => {
    const call = fc.oneof(
      part.map((name) => `sitemap-${name}.xml`),
      fc.integer({ min: -1, max: 2 ** 53 }).map((number) => `sitemap-stores-${number}.xml`),
      part.map((name) => `${name}.xml`),
      part,
    )
    await fc.assert(
      fc.asyncProperty(call, query, async (name, search) => {
        const { status } = await api.get(`/v1/sites/${UK}/${name}?${search}`.replaceAll('#', '%23'))
        expect([200, 400, 404]).toContain(status)
      }),
      OVER_HTTP,
    )
  })

  it.each([
    ['an address of another tree', '/v2/nothing', 404],
    ['a malformed escape in the site', '/v1/sites/%zz/search', 400],
    ['a malformed escape in the site of a page', '/v1/sites/%zz/pages/', 404],
    ['a site that is no site', '/v1/sites/__proto__/pages/', 404],
    ['a long path', `/v1/sites/${UK}/pages/${'a'.repeat(3000)}`, 400],
    ['a long query', `/v1/sites/${UK}/pages/search?q=${'%C3%A9'.repeat(1500)}`, 200],
    ['one beyond the limit of headers', `/v1/sites/${UK}/pages/search?q=${'a'.repeat(70_000)}`, 431],
    ['words beyond the limit of headers', `/v1/sites/${UK}/search?q=${'word%20'.repeat(10_000)}`, 431],
    ['half an emoji at the cut', `/v1/sites/${UK}/search?q=${encodeURIComponent(`${'a'.repeat(99)}😀`)}`, 200],
    ['a dictionary of words', `/v1/sites/${UK}/pages/search?q=${'a+'.repeat(400)}`, 200],
  ])('%s', async (_title, target, status) => {
    const answer = await api.get(target)
    expect(answer.status).toBe(status)
  })
})

it('describes itself', async () => {
  const { status, text } = await api.get('/openapi.json')
  expect([status, Object.keys(JSON.parse(text).paths)]).toEqual([
    200,
    [
      '/v1/sites/{code}/pages/{*}',
      '/v1/sites/{code}/search',
      '/v1/sites/{code}/outline',
      '/v1/sites/{code}/sitemap.xml',
      '/v1/sites/{code}/sitemap-{part}.xml',
      '/v1/sites/{code}/go/{kind}/{id}',
      '/v1/sites/{code}/votes',
      '/v1/sites/{code}/subscription',
      '/v1/sites/{code}/forms/{name}',
      '/v1/sites/{code}/assistant',
      '/pagepoint',
    ],
  ])
})

it('describes the product keys that a page is asked with', async () => {
  const { paths } = JSON.parse((await api.get('/openapi.json')).text)
  const { parameters } = paths['/v1/sites/{code}/pages/{*}'].get
  const keys = parameters.flatMap((one: { in: string; name: string }) => (one.in === 'query' ? [one.name] : []))
  // Page data is the same whatever a shopper is about to pay.
  expect(keys).toEqual(PRODUCT_KEYS.filter((key) => key !== 'basket'))
})

it('describes each answer with what it holds, or as empty', async () => {
  const { paths } = JSON.parse((await api.get('/openapi.json')).text)
  const answers = Object.values<Record<string, Described>>(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.entries(responses)),
  )
  expect(answers.length).toBeGreaterThan(20)
  for (const [status, answer] of answers) {
    expect(answer.description).toMatch(/\S/)
    const types = Object.values(answer.content ?? {}).map(({ schema }) => schema.type)
    const isEmpty = /^(?:204|304)$/.test(status)
    expect(types.join()).toMatch(isEmpty ? /^$/ : /^(?:object|string|object,string)$/)
  }
})

interface Described {
  responses: Record<string, { description: string; content?: Record<string, { schema: { type?: string } }> }>
}
