import { expect, it } from 'vitest'
import { productUrl } from './productUrl.ts'

it.each([
  ['/a', '', '/a'],
  ['/a%20b', 'utm_source=x&fuzz=1&mktsrc=y', '/a%20b'],
  ['/s', 'sort=newest&q=x', '/s?q=x&sort=newest'],
  ['/s', 'sort=USED&type=Deals', '/s?sort=used&type=deals'],
  ['/s', 'sort=best', '/s'],
  ['/s', 'q=%20a%20%20b%09', '/s?q=a+b'],
  ['/s', 'q=a&q=b', '/s?q=a'],
  ['/s', 'page=1', '/s'],
  ['/s', 'page=02', '/s'],
  ['/s', 'page=2', '/s?page=2'],
  ['/s', 'page=-1&promoid=x&sort=../../x&type=%00', '/s'],
  ['/s', 'sort=cheapest&type=coupon', '/s'],
  ['/s', 'sort=constructor&type=__proto__', '/s'],
  ['/s', 'promoid=12&TYPE=code&type=Code', '/s?type=code&promoid=12'],
  ['/stores', 'page=2&letter=A', '/stores?page=2&letter=a'],
  ['/stores', 'letter=%20%C3%91', '/stores?letter=%C3%B1'],
  ['/stores', 'letter=%E6%BC%A2%E5%AD%97', '/stores?letter=%E6%BC%A2%E5%AD%97'],
  ['/stores', 'letter=', '/stores'],
  ['/stores', 'letter=0-9', '/stores?letter=0-9'],
  ['/stores', 'letter=%00%ed%a0%80', '/stores?letter=-'],
  ['/stores', 'letter=apple', '/stores?letter=-'],
  ['/s', 'q=%', '/s?q=%25'],
  ['/s', 'q=%ed%a0%80', '/s?q=%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
])('%s ? %s -> %s', (path, query, expected) => {
  expect(productUrl(path, query)).toBe(expected)
})

it('has one form: again it is the same', () => {
  const [path = '', query = ''] = productUrl('/s', 'q=h%26m%20%20x&page=3&sort=ENDING&letter=%C4%B0').split('?')
  expect(productUrl(path, query)).toBe(`${path}?${query}`)
})

it('a question of any length stays short', () => {
  expect(productUrl('/s', `q=${'a'.repeat(20_000)}`).length).toBeLessThan(210)
  expect(productUrl('/s', `letter=${'a'.repeat(20_000)}`).length).toBeLessThan(20)
})
