import { FILTER_KEYS, NO_FILTER, OFFER_FILTERS } from '@clipfront/page-data'
import { expect, it } from 'vitest'
import { toFacetTest } from './facets.ts'

it.each(FILTER_KEYS)('[R1.2] each value of %s is a number of its own, in the bits of its key', (key) => {
  const tests = OFFER_FILTERS[key].map((value) => toFacetTest({ ...NO_FILTER, [key]: value }))
  const others = toFacetTest({
    type: 'code',
    for: 'students',
    value: 'gift',
    ends: 'soon',
    tested: 'week',
    [key]: null,
  })
  expect(new Set(tests.map(({ wanted }) => wanted)).size).toBe(tests.length)
  for (const { mask, wanted } of tests) {
    expect(wanted).toBeGreaterThan(0)
    expect(wanted & ~mask).toBe(0)
    expect(mask & others.mask).toBe(0)
  }
})
