import { PRODUCT_KEYS } from '@clipfront/page-data'
import { expect, it } from 'vitest'
import { hasFreeValue, productUrl } from './productUrl.ts'

it.each([
  ['/stores/a', '', '/stores/a'],
  ['/stores/a%20b', 'utm_source=x&fuzz=1&mktsrc=y', '/stores/a%20b'],
  ['/stores/a', 'type=code&sort=newest', '/stores/a?sort=newest&type=code'],
  ['/stores/a', 'sort=USED&type=Deal', '/stores/a?sort=used&type=deal'],
  ['/stores/a', 'sort=best', '/stores/a'],
  ['/search', 'q=%20a%20%20b%09', '/search?q=a+b'],
  ['/search', 'q=a&q=b', '/search?q=a'],
  ['/search', 'literal=1&q=a', '/search?q=a&literal=1'],
  ['/search', 'literal=true&q=a', '/search?q=a'],
  ['/search', 'literal=1&q=+', '/search'],
  ['/blog', 'page=1', '/blog'],
  ['/blog', 'page=02', '/blog'],
  ['/blog', 'page=2', '/blog?page=2'],
  ['/stores/a', 'page=-1&promoid=x&sort=../../x&type=%00', '/stores/a'],
  ['/stores/a', 'sort=cheapest&type=coupon', '/stores/a'],
  ['/stores/a', 'sort=constructor&type=__proto__', '/stores/a'],
  ['/stores/a', 'tested=Week&for=STUDENTS&type=code', '/stores/a?type=code&for=students&tested=week'],
  ['/stores/a', 'for=everyone&value=constructor&ends=1&tested=soon', '/stores/a'],
  ['/search', 'type=code&for=students', '/search'],
  ['/stores/a', 'promoid=12&TYPE=code&type=Code', '/stores/a?type=code&promoid=12'],
  ['/stores/a', 'basket=%201.234,50%20%20%E2%82%AC', '/stores/a?basket=1.234%2C50+%E2%82%AC'],
  ['/stores/a', 'basket=+', '/stores/a'],
  ['/stores/a', 'voted=Minimum&promoid=12', '/stores/a?promoid=12&voted=minimum'],
  ['/stores/a', 'voted=no&promoid=x', '/stores/a'],
  ['/stores/a', 'voted=constructor&promoid=12', '/stores/a?promoid=12'],
  ['/coupons/8', 'promoid=7&voted=no', '/coupons/8'],
  ['/stores', 'page=2&letter=A', '/stores?page=2&letter=a'],
  ['/stores', 'letter=%20%C3%91', '/stores?letter=%C3%B1'],
  ['/stores', 'letter=%E6%BC%A2%E5%AD%97', '/stores?letter=%E6%BC%A2%E5%AD%97'],
  ['/stores', 'letter=', '/stores'],
  ['/stores', 'letter=0-9', '/stores?letter=0-9'],
  ['/stores', 'letter=%00%ed%a0%80', '/stores?letter=-'],
  ['/stores', 'letter=apple', '/stores?letter=-'],
  ['/search', 'q=%', '/search?q=%25'],
  ['/search', 'q=%ed%a0%80', '/search?q=%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
])('%s ? %s -> %s', (path, query, expected) => {
  expect(productUrl(path, query)).toBe(expected)
})

const FILTERED = { type: 'code', for: 'students', value: 'free-delivery', ends: 'soon', tested: 'week' }
const FILTERS = 'type=code&for=students&value=free-delivery&ends=soon&tested=week'

const EVERY_KEY = PRODUCT_KEYS.map(
  (key) => `${key}=${{ sort: 'newest', ...FILTERED, letter: 'a', voted: 'no', literal: '1' }[key as string] ?? 7}`,
)

it.each([
  ['/', ''],
  ['/about', ''],
  ['/stores', 'page=7&letter=a'],
  ['/search', `q=7&page=7&${FILTERS}&literal=1`],
  ['/blog', 'page=7'],
  ['/blog/post', ''],
  ['/stores/shop', `page=7&sort=newest&${FILTERS}&promoid=7&basket=7&voted=no`],
  ['/STORES/shop/', `page=7&sort=newest&${FILTERS}&promoid=7&basket=7&voted=no`],
  ['/categories/one', `page=7&sort=newest&${FILTERS}`],
  ['/tags/one', `page=7&sort=newest&${FILTERS}`],
  ['/brands/one', `page=7&sort=newest&${FILTERS}`],
  ['/coupons/7', 'promoid=7&voted=no'],
  ['/coupons/8', ''],
  ['/cashback/shop', FILTERS],
  ['/topics/one', `page=7&${FILTERS}`],
  ['/channels/one', FILTERS],
  ['/demo-shop/shop', ''],
  ['/nowhere', ''],
  ['/stores/a/b', ''],
  ['/stores/%', ''],
])('of every product key %s keeps "%s"', (path, expected) => {
  expect(productUrl(path, EVERY_KEY.join('&'))).toBe(expected === '' ? path : `${path}?${expected}`)
})

it('has one name for each kind of offer; the plurals of older links lead to it', () => {
  expect(['codes', 'Deals'].map((type) => productUrl('/stores/a', `type=${type}`))).toEqual([
    '/stores/a?type=code',
    '/stores/a?type=deal',
  ])
})

it.each([
  ['/search?q=a', true],
  ['/stores/a?page=2&promoid=7', true],
  ['/stores/a?basket=80', true],
  ['/stores/a?type=code&for=students', true],
  ['/tags/a?tested=week', true],
  ['/stores/a?sort=newest&type=code', false],
  ['/search', false],
  ['/stores?page=2&letter=q', false],
  ['/stores/q=', false],
])('%s has a free value: %s', (url, expected) => expect(hasFreeValue(url)).toBe(expected))

it.each([
  ['/search', 'q=h%26m%20%20x&page=3'],
  ['/stores/a', 'promoid=7&sort=ENDING&type=codes&page=3'],
  ['/stores', 'letter=%C4%B0'],
])('has one form: %s ? %s again is the same', (path, query) => {
  const [, once = ''] = productUrl(path, query).split('?')
  expect(productUrl(path, once)).toBe(`${path}?${once}`)
})

it('a question of any length stays short', () => {
  expect(productUrl('/search', `q=${'a'.repeat(20_000)}`).length).toBeLessThan(220)
  expect(productUrl('/stores/a', `basket=${'9'.repeat(20_000)}`).length).toBeLessThan(60)
  expect(productUrl('/stores', `letter=${'a'.repeat(20_000)}`).length).toBeLessThan(20)
})
