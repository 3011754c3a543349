import { buildWirePage } from '@clipfront/page-data/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(() => ({ body: buildWirePage('search') }))
})
afterAll(() => sites.close())

it.each([
  ['/x?a=1%2526amp;b=2', '/x?a=1&b=2'],
  ['/x?a=1%2526amp%3Bb=2', '/x?a=1&b=2'],
  ['/x?a=1%2526amp%253Bb=2', '/x?a=1&b=2'],
  ['/x?a=1%2526b=2', '/x?a=1&b=2'],
  ['/x?a=1%2526AMP;b=2', '/x?a=1&b=2'],
  ['/x?q=h%2526m', '/x?q=h%26m'],
  ['/x?q=h%2526amp;m', '/x?q=h%26m'],
  ['/store/h%2526m', '/store/h%26m'],
  ['/store/h%2526amp;m?a=1%2526b=2', '/store/h%26m?a=1&b=2'],
  ['/x?%2526a=1', '/x?a=1'],
  ['/x?a=1%2526b=2%2526c=3', '/x?a=1&b=2&c=3'],
  [
    '/go-c-1?a=1%2526b=2&url=https%3A%2F%2Fm.com%2F%3Fq%3DA%2526B',
    '/go-c-1?a=1&b=2&url=https%3A%2F%2Fm.com%2F%3Fq%3DA%2526B',
  ],
  ['//evil.com/%2526', '/evil.com/%26'],
])('[R8.3] %s is sent to %s, uncached, before anybody is asked', async (target, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await sites.ask(HOST, target, { method })
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, location, 'no-store'])
  }
  expect(sites.pageApi.requests).toEqual([])
})

it.each(['/x?a=1&b=2', '/x?a=1%26b', '/x?a=%252526b', '/go-c-1?url=https%3A%2F%2Fm.com%2F%3Fq%3DA%2526B'])(
  '[R8.3] %s is left as it is',
  async (target) => {
    await sites.ask(HOST, target)
    expect(sites.pageApi.requests).toHaveLength(1)
  },
)

it('[R8.3] what is no document keeps its own encoding: a page asked for by its address, a call', async () => {
  const { status } = await sites.ask(HOST, `/api/page?url=${encodeURIComponent('/search?q=h%26m')}`)
  expect(status).toBe(200)
  expect(sites.pageApi.requests[0]?.target).toBe('/v1/sites/www.clipfront.example/pages/search?q=h%26m')
  expect((await sites.ask(HOST, '/x?a=1%2526b=2', { method: 'POST' })).status).toBe(405)
})
