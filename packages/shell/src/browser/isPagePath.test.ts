import { expect, it } from 'vitest'
import { isPagePath } from './isPagePath.ts'

it.each([
  '/go-c-1?url=x',
  '/go-m-2',
  '/403',
  '/403?x',
  '/api/page',
  '/_ipx/w_1/a',
  '/robots.txt',
  '/sitemap-1.xml',
  '/manifest.webmanifest',
  '/llms.txt',
  '/favicon.ico',
  '/cut-port?to=/',
])('%s is the server’s own', (path) => expect(isPagePath(path)).toBe(false))

it.each(['/', '/stores/x', '/4034', '/search?q=/go-c-1', '/goods', '/apis'])('%s is a page', (path) =>
  expect(isPagePath(path)).toBe(true),
)
