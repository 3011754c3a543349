import { describe, expect, it } from 'vitest'
import { buildPage, buildWireCoupon, buildWirePage } from '../testing/index.ts'
import { type PageData, parsePageData } from '../parsePageData.ts'
import { PAGE_TYPES } from '../values/pageTypes.ts'
import { pageSchemas } from '../schemas/pages.ts'
import { coupon } from '../schemas/coupon.ts'
import { CONTRACT_PARTS, describePart } from './describeRecord.ts'
import { findIssues, findPageIssues } from './findIssues.ts'
import { writePage } from './writePage.ts'

describe('all that is wrong with page data', () => {
  it.each(PAGE_TYPES)('is nothing with the sample of %s, on the wire and past the door', (type) => {
    expect(findPageIssues(buildWirePage(type))).toEqual([])
    expect(findIssues(pageSchemas[type], buildPage(type).data, 'parsed')).toEqual([])
  })

  it('is listed with the path of each field, where the parser stops at the first', () => {
    const wire = buildWirePage('merchant', {
      coupons: [buildWireCoupon(), { ...buildWireCoupon(), state: 'nonsense', ends_at: 'soon' } as never],
    })
    expect(findPageIssues({ ...wire, code: 1 })).toEqual([
      { path: 'code', reason: 'must be an HTTP status, 200 to 599, but is 1' },
      {
        path: 'data.coupons.1.state',
        reason: 'must be one of live, unconfirmed, upcoming, expired, but is "nonsense"',
      },
      { path: 'data.coupons.1.ends_at', reason: 'must be a moment in ISO 8601 with its zone, but is "soon"' },
    ])
  })

  it.each([
    [null, '', 'must be an object, but is null'],
    [{}, 'attr', 'is missing, must be an object'],
    [{ attr: { page: 'shop', language: 'en', domain: 'x' } }, 'attr.page', /must be one of home, .*but is "shop"/],
    [{ code: 302 }, 'location', 'is missing, must be text that is not empty'],
  ])('%o is refused at %s', (wire, path, reason) => {
    const [issue] = findPageIssues(wire)
    expect(issue?.reason).toMatch(reason)
    expect(issue?.path).toBe(path)
  })

  it('names the fields of a variant, and an unknown one as a whole', () => {
    const broken = { ...buildWireCoupon(), discount: { kind: 'percent', percent: 120 } }
    expect(findIssues(coupon, broken).map(({ path }) => path)).toEqual(['discount.percent'])
    const unknown = { ...buildWireCoupon(), discount: { kind: 'half' } }
    expect(findIssues(coupon, unknown).map(({ path }) => path)).toEqual(['discount.kind'])
  })
})

describe('a table of the contract', () => {
  it.each([...PAGE_TYPES, ...Object.keys(CONTRACT_PARTS)])('says of each field of %s what may stand there', (name) => {
    const rows = describePart(name)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ expected }) => expected === '')).toEqual([])
  })

  it('has the closed sets, and what stands for a field that is left out', () => {
    const rows = describePart('coupon')
    expect(rows.find(({ key }) => key === 'kind')).toMatchObject({ isRequired: true, choices: ['code', 'deal'] })
    expect(rows.find(({ key }) => key === 'tag')).toMatchObject({ name: 'tags', isRequired: false, fallback: '[]' })
    expect(rows.find(({ key }) => key === 'discount')).toMatchObject({ expected: 'discount', fallback: 'null' })
  })
})

it.each(PAGE_TYPES)('a parsed page of %s goes back onto the wire, and is parsed into the same', (type) => {
  const page = buildPage(type)
  expect(parsePageData(writePage(page as PageData))).toEqual(page)
})
