import { expect, it } from 'vitest'
import { resolveTarget } from './resolveTarget.ts'

const api = { port: 4000, path: '/v1/sites/uk.clipfront.example' }

it.each([
  ['/stores/nimbus-shoes?page=2', 4000, '/v1/sites/uk.clipfront.example/pages/stores/nimbus-shoes?page=2'],
  ['/categories/shoes?sort=newest#list', 4000, '/v1/sites/uk.clipfront.example/pages/categories/shoes?sort=newest'],
  ['/search?q=running shoes', 4000, '/v1/sites/uk.clipfront.example/pages/search?q=running%20shoes'],
  ['//evil.example/x', 4000, '/v1/sites/uk.clipfront.example/pages//evil.example/x'],
  ['http://127.0.0.1:4100/v1/sites/np/pages/', 4100, '/v1/sites/np/pages/'],
  ['http://[::1]:4100/v1/sites/np/pages/', 4100, '/v1/sites/np/pages/'],
  ['http://uk.main.localhost:3000/stores?letter=a', 3000, '/api/page?url=%2Fstores%3Fletter%3Da'],
])('%s is asked for at port %i, %s', (address, port, path) => {
  expect(resolveTarget(address, api)).toMatchObject({ port, path })
})

it.each([
  'https://127.0.0.1/',
  'http://example.org/',
  'http://127.0.0.1.evil.example/',
  'http://10.0.0.1/',
  'stores',
  '',
])('%s is refused', (address) => {
  expect(() => resolveTarget(address, api)).toThrow(RangeError)
})
