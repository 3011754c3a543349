import { expect, it } from 'vitest'
import type { PageKey } from '../config/UnitApp.ts'
import { formatPageKey } from './App.tsx'

it.each<[PageKey, string, string, boolean]>([
  [['path'], '/a', '/b', false],
  [['path'], '/a', '/a?page=2', true],
  [['path', 'page'], '/a', '/a?page=2', false],
  [['path', 'page'], '/a?page=2', '/a?page=2&promoid=7', true],
  [['path', 'page'], '/a?page=2', '/b?page=2', false],
  [['q'], '/search?q=a', '/search?q=b', false],
  [['q'], '/search', '/search?q=', false],
  [['q', 'type'], '/search?q=a', '/search?type=a', false],
  [[], '/a?page=2', '/b', true],
])('[R3.3] by %j, %s and %s are one page: %s', (key, one, other, isOne) => {
  expect(formatPageKey(key, one) === formatPageKey(key, other)).toBe(isOne)
})
