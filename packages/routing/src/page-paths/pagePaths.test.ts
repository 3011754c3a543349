import { expect, it } from 'vitest'
import {
  directoryPath,
  findPageRoute,
  offerFragment,
  PAGE_FOLDERS,
  PAGE_PATHS,
  type PageRoute,
  pagePath,
  parseOfferFragment,
  parsePagePath,
  searchPath,
} from './pagePaths.ts'

it.each([
  [pagePath('merchant', 'nimbus-shoes'), '/stores/nimbus-shoes'],
  [pagePath('merchant', 'a/b?c#d e&é'), '/stores/a%2Fb%3Fc%23d%20e%26%C3%A9'],
  [pagePath('brand', '\uD800'), '/brands/%EF%BF%BD'],
  [pagePath('coupon', 12), '/coupons/12'],
  [pagePath('blog', 'terms'), '/blog/terms'],
  [directoryPath(), '/stores'],
  [directoryPath('ñ'), '/stores?letter=%C3%B1'],
  [directoryPath('0-9', 2), '/stores?letter=0-9&page=2'],
  [searchPath(), '/search'],
  [searchPath('h&m ?'), '/search?q=h%26m%20%3F'],
  [searchPath('h&m', { literal: true }), '/search?q=h%26m&literal=1'],
  [searchPath('', { literal: true }), '/search'],
])('builds %s', (path, expected) => expect(path).toBe(expected))

it.each([
  [`https://uk.clipfront.example/stores/a#${offerFragment(12)}`, '12'],
  ['https://uk.clipfront.example/stores/a#c-12', ''],
  ['https://uk.clipfront.example/stores/a-12', ''],
])('knows to which offer %s leads', (address, id) => expect(parseOfferFragment(address)).toBe(id))

it.each(Object.entries(PAGE_PATHS))('finds the page %s at %s', (name, path) => {
  expect(parsePagePath(path)).toEqual({ name })
})

it.each(Object.keys(PAGE_FOLDERS) as (keyof typeof PAGE_FOLDERS)[])('finds the pages %s by their slug', (name) => {
  const slug = 'ä/b?c%'
  expect(parsePagePath(pagePath(name, slug))).toEqual({ name, slug })
})

it.each<[string, PageRoute]>([
  ['', { name: 'home' }],
  ['//stores//', { name: 'directory' }],
  ['/STORES/Nimbus/', { name: 'merchant', slug: 'Nimbus' }],
  ['/%73tores/x', { name: 'merchant', slug: 'x' }],
  ['/blog', { name: 'posts' }],
  ['/blog/x', { name: 'blog', slug: 'x' }],
])('reads %j as page-api does', (path, route) => expect(parsePagePath(path)).toEqual(route))

it.each([
  '/nowhere',
  '/stores/a/b',
  '/channels',
  '/cashback',
  '/constructor',
  '/__proto__/x',
  '/stores/%',
  '/stores/%c1%81',
])('finds no page at %s', (path) => expect(parsePagePath(path)).toBeUndefined())

it('leaves slugs as they are', () => {
  expect(findPageRoute(['stores', 'A%20b'])).toEqual({ name: 'merchant', slug: 'A%20b' })
})
