import { expect, it } from 'vitest'
import * as door from './index.ts'
import * as testingDoor from './testing/index.ts'

it('shows this much at its door', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'COUPON_SORTS',
    'COUPON_STATES',
    'GATHERED_SORTS',
    'PAGE_TYPES',
    'PRODUCT_KEYS',
    'PageDataError',
    'ROBOTS_POLICIES',
    'TILE_TINTS',
    'isPageRedirect',
    'parsePageData',
  ])
})

it('shows this much at its door for tests', () => {
  expect(Object.keys(testingDoor).toSorted()).toEqual(['buildCoupon', 'buildPage', 'buildWireCoupon', 'buildWirePage'])
})
