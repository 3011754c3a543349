import { expect, it } from 'vitest'
import { readSort } from './readSort.ts'

it.each([
  ['/stores/nimbus-shoes', 'best'],
  ['/stores/nimbus-shoes?sort=used&type=code', 'used'],
  ['/categories/fashion?page=2&sort=ending', 'ending'],
  ['/stores/nimbus-shoes?sort=best', 'best'],
  ['/stores/nimbus-shoes?sort=constructor', 'best'],
  ['/stores/nimbus-shoes?sort=%00', 'best'],
])('reads the order of %s as %s', (url, sort) => {
  expect(readSort(url)).toBe(sort)
})
