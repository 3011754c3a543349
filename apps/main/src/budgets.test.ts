import { measurePage, PAGE_LIMITS } from '@clipfront/shell/page-cost'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, openBuiltSite } from './testing/openBuiltSite.ts'

const TIMEOUT_MS = 180_000

describe('a merchant’s page with 60 coupons, in the language whose words are the longest, keeps its budget of', () => {
  let site: BuiltSite
  let cost: Awaited<ReturnType<typeof measurePage>>
  beforeAll(async () => {
    site = await openBuiltSite('main/ae')
    cost = await measurePage(await site.browser.newContext(), site.address)
  }, TIMEOUT_MS)
  afterAll(() => site.close())

  it.each([
    ['scripts to hydrate', 'hydrate'],
    ['scripts of a visit with a search, a filter, a popup and another page', 'visit'],
    ['script in the HTML', 'inline'],
    ['styles', 'styles'],
    ['fonts before the first paint', 'fonts'],
    ['HTML for its text', 'htmlPerText'],
  ] as const)('%s', (_, name) => {
    // What weighs nothing was not measured.
    expect(cost[name]).toBeGreaterThan(0)
    expect(cost[name]).toBeLessThanOrEqual(PAGE_LIMITS[name])
  })

  it('layout shift', () => {
    expect(cost.shift).toBeLessThanOrEqual(PAGE_LIMITS.shift)
  })
})
