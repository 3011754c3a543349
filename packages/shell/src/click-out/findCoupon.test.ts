import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { findCoupon } from './findCoupon.ts'

const coupons = [buildWireCoupon({ id: 5, title: 'The fifth' })]
const none = { merchants: [], categories: [], coupons: [] }

it.each([
  ['home', buildPage('home', { top_coupons: coupons })],
  ['merchant, live', buildPage('merchant', { coupons })],
  ['merchant, past', buildPage('merchant', { past_coupons: coupons })],
  ['category', buildPage('category', { coupons })],
  ['search, exact', buildPage('search', { exact: { ...none, coupons } })],
  ['search, fuzzy', buildPage('search', { exact: none, fuzzy: { ...none, coupons } })],
])('finds a coupon by its id: %s', (_, page) => {
  expect(findCoupon(page, 5)?.title).toBe('The fifth')
  expect(findCoupon(page, 6)).toBeUndefined()
})

it.each([buildPage('static'), buildPage('error')])('has none on a $page page', (page) => {
  expect(findCoupon(page, 1)).toBeUndefined()
})
