import { describe, expect, it } from 'vitest'
import { PageDataError } from './parseField.ts'
import { isPageRedirect, parsePageData } from './parsePageData.ts'
import { PAGE_TYPES } from './values/pageTypes.ts'
import { atPath, withoutPath, withPath } from './testing/atPath.ts'
import { buildWirePage } from './testing/buildWirePage.ts'

const wire: unknown = buildWirePage('merchant')

function refuse(page: unknown): PageDataError {
  try {
    parsePageData(page)
  } catch (error) {
    if (error instanceof PageDataError) return error
    throw error
  }
  throw new Error('the page was taken')
}

describe('[R3.1] page data whose required field is missing or wrong is refused with its path and the reason', () => {
  const fields: [path: string, wrong: unknown, reason: string][] = [
    ['code', '200', 'must be an HTTP status, 200 to 599, but is "200"'],
    ['code', 99, 'must be an HTTP status, 200 to 599, but is 99'],
    ['attr', [], 'must be an object, but is a list'],
    ['attr.page', 'shop', 'must be one of home, merchant, category, coupon, blog, topic'],
    ['attr.page', '__proto__', 'but is "__proto__"'],
    ['attr.language', '', 'must be text that is not empty, but is ""'],
    ['attr.domain', 7, 'must be text that is not empty, but is 7'],
    ['meta', null, 'must be an object, but is null'],
    ['data', 'none', 'must be an object, but is "none"'],
    ['data.merchant', null, 'must be an object, but is null'],
    ['data.merchant.id', 0, 'must be an id, a whole number from 1, but is 0'],
    ['data.merchant.slug', '', 'must be text'],
    ['data.merchant.name', {}, 'but is an object'],
    ['data.merchant.tint', 12, 'must be a tint, 0 to 11, but is 12'],
    ['data.merchant.link', false, 'must be text'],
    ['data.merchant.has_affiliate', 'yes', 'must be true or false'],
    ['data.coupons', {}, 'must be a list, but is an object'],
    ['data.coupons.1.id', 2_147_483_648, 'must be an id'],
    ['data.coupons.1.kind', 'gift', 'must be one of code, deal'],
    ['data.coupons.1.kind', 'x'.repeat(99), `but is "${'x'.repeat(40)}"`],
    ['data.coupons.1.title', null, 'must be text'],
    ['data.coupons.1.merchant.slug', 7, 'must be text'],
    ['data.coupons.1.state', 'dead', 'must be one of live, unconfirmed, upcoming, expired'],
    ['data.coupons.1.is_verified', 1, 'must be true or false'],
    ['data.coupons.1.link', '', 'must be text'],
    ['data.past_coupons', null, 'must be a list'],
    ['data.similar_merchants.0.live_codes', -1, 'must be a whole number from 0'],
    ['data.similar_merchants.0.live_deals', 1.5, 'must be a whole number from 0'],
    ['data.categories.1.live_coupons', Number.NaN, 'must be a whole number from 0'],
  ]

  it.each(fields)('%s = %j', (path, wrong, reason) => {
    const error = refuse(withPath(wire, path, wrong))
    expect(error).toMatchObject({ path, status: 502 })
    expect(error.message).toContain(`${path}: `)
    expect(error.message).toContain(reason)
  })

  it.each([...new Set(fields.map(([path]) => path))])('no %s', (path) => {
    const error = refuse(withoutPath(wire, path))
    expect(error.path).toBe(path)
    expect(error.message).toContain(`${path}: is missing`)
  })

  it.each([
    ['msg', 4],
    ['meta.title', 4],
    ['meta.description', []],
    ['meta.keyword', {}],
    ['meta.canonical_url', true],
    ['meta.robots', 'noindex'],
    ['alternates', 'de'],
    ['tags', [1]],
    ['data.coupons.0.code', 20],
    ['data.coupons.0.discount', 20],
    ['data.coupons.0.starts_at', '2026-11-01'],
    ['data.coupons.0.ends_at', 'soon'],
    ['data.coupons.0.verified_at', 1_700_000_000],
    ['data.coupons.0.key_terms', 'New customers'],
    ['data.coupons.0.used_today', -1],
    ['data.coupons.0.old_position', 0],
    ['data.coupons.0.health', { score: 1.5 }],
    ['data.coupons.0.health', { score: 0.5, rate: '92%' }],
    ['data.coupons.0.source_list', 'demo'],
    ['data.merchant.facts', [{ label: 'Delivery' }]],
  ])('%s may be missing, but not %j', (path, wrong) => {
    expect(() => parsePageData(withoutPath(wire, path))).not.toThrow()
    expect(refuse(withPath(wire, path, wrong)).path).toMatch(path)
  })

  it.each([undefined, null, 7, 'page', [], [wire]])('%j is no page data at all', (nothing) => {
    expect(refuse(nothing).message).toMatch(/^Page data is not usable: (?:\(page data\)|attr): /)
  })
})

describe('[R2.15] a page of another site lies at an address of the web', () => {
  const region = { label: 'uk', language: 'en-GB', name: 'United Kingdom', currency: '£' }
  const withAddress = (url: string) => ({
    ...buildWirePage('merchant'),
    alternates: [{ language: 'en-GB', url }],
    regions: [{ ...region, url }],
  })

  it.each(['https://uk.clipfront.example/stores/a?page=2', 'http://uk.main.localhost:3000/'])('%s', (url) => {
    expect(parsePageData(withAddress(url))).toMatchObject({ alternates: [{ url }], regions: [{ ...region, url }] })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/stores/a',
    '//evil.example',
    'https:///a',
    'https://a\n.example',
  ])('not %j', (url) => {
    const { alternates, regions, ...page } = withAddress(url)
    expect(refuse({ ...page, alternates }).path).toBe('alternates.0.url')
    expect(refuse({ ...page, regions }).path).toBe('regions.0.url')
  })
})

describe('what the contract does not name', () => {
  it('[R3.1] is dropped, at every depth', () => {
    const noisy = ['extra', 'attr.extra', 'meta.extra', 'data.extra', 'data.coupons.0.extra', 'data.merchant.extra']
    const parsed = parsePageData(noisy.reduce((page, path) => withPath(page, path, 'noise'), wire))
    expect(parsed).toEqual(parsePageData(wire))
  })

  it('never reaches a prototype', () => {
    const text = JSON.stringify(wire).replaceAll(
      '"title":',
      '"__proto__":{"polluted":1},"constructor":{"x":1},"title":',
    )
    const parsed = parsePageData(JSON.parse(text))
    expect(parsed).toEqual(parsePageData(wire))
    expect(JSON.stringify(parsed)).not.toContain('polluted')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(atPath(parsed, 'data.coupons.0'))).toBe(Object.prototype)
  })
})

describe('a page that lives elsewhere', () => {
  it.each([301, 302] as const)('code %i needs a location and nothing else', (code) => {
    const parsed = parsePageData({ code, location: '/stores/nimbus', msg: 'moved' })
    expect(parsed).toEqual({ code, location: '/stores/nimbus' })
    expect(isPageRedirect(parsed)).toBe(true)
    expect(refuse({ code, location: '' }).path).toBe('location')
    expect(refuse({ code }).path).toBe('location')
  })

  it('is told from a page', () => {
    expect(isPageRedirect(parsePageData(wire) as never)).toBe(false)
  })
})

it.each(PAGE_TYPES)('[R1.1] a %s page is read whole', (page) => {
  expect(parsePageData(buildWirePage(page))).toMatchObject({ page, code: page === 'error' ? 404 : 200 })
})
