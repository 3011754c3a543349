import type { PageData } from '@clipfront/page-data'
import { buildPage, buildWirePage } from '@clipfront/page-data/testing'
import { PageError } from '@clipfront/routing/errors'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPageLoader } from './createPageLoader.ts'
import { openTestServer } from './http/testing/openTestServer.ts'
import { setReader } from './http/tabReader.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const READER = 'a1b2'
const PAGE_URL = new URL('https://www.clipfront.example/stores/nimbus-shoes?page=2&q=a%26b#terms')
const server = openTestServer({ now: () => 7 })
const loader = createPageLoader({ request: server.request, now: () => new Date(NOW) })
const visit = ({ signal } = new AbortController()) => ({ url: PAGE_URL, mode: 'push', signal }) as const
const load = () => loader.load(visit())
const catchError = (call: Promise<unknown>) => call.catch((error: unknown) => error)

beforeAll(() => setReader(READER))
afterEach(() => vi.useRealTimers())

/** Page data, and nothing else. */
async function loadPage(): Promise<PageData> {
  const page = await load()
  if ('kind' in page) throw new Error('that is a redirect')
  return page
}

describe('page data', () => {
  it('is asked for by path and query in one request, and read', async () => {
    server.answer(buildWirePage('static'))
    expect(await loadPage()).toEqual(buildPage('static'))
    expect(server.requests().map(({ path }) => path)).toEqual([
      '/api/page?url=%2Fstores%2Fnimbus-shoes%3Fpage%3D2%26q%3Da%2526b&reader=a1b2',
    ])
  })

  it('counts its hours from when the server wrote it', async () => {
    server.answer(buildWirePage('static'), { headers: { 'x-rendered-at': '2026-11-20T11:59:00.000Z' } })
    expect(loader.renderedAt(await loadPage())).toBe('2026-11-20T11:59:00.000Z')
  })

  it('[R2.14] comes with the head of its document, where the server has written one', async () => {
    const head = { lang: 'en', dir: 'ltr', html: '<title>Shoes</title>' }
    server.answer({ ...buildWirePage('static'), head })
    expect(loader.findHead(await loadPage())).toEqual(head)
    server.answer(buildWirePage('static'))
    expect(loader.findHead(await loadPage())).toBeUndefined()
    expect(loader.findHead(buildPage('static'))).toBeUndefined()
  })

  it('counts them from now where nobody says, and where the page is none of its own', async () => {
    server.answer(buildWirePage('static'))
    expect(loader.renderedAt(await loadPage())).toBe(NOW)
    expect(loader.renderedAt(buildPage('static'))).toBe(NOW)
  })

  it('of an error is a page as well', async () => {
    server.answer({ ...buildWirePage('error'), code: 404 }, { status: 404 })
    expect(await loadPage()).toMatchObject({ code: 404, page: 'error' })
  })

  it('[R5.3] may be asked for again in the same millisecond', async () => {
    server.answer(buildWirePage('static'))
    expect(await Promise.all([load(), load()])).toHaveLength(2)
  })
})

it('another page’s data is asked for on the way to a page', async () => {
  server.answer(buildWirePage('static'))
  await loader.load(visit(), new URL('/blog', PAGE_URL))
  expect(server.requests().map(({ path }) => path)).toEqual(['/api/page?url=%2Fblog&reader=a1b2'])
})

describe('page data that the server has read', () => {
  const head = { lang: 'en', dir: 'ltr', html: '<title>Shoes</title>' }

  it('is shown as it comes, where the server has the reader of this release', async () => {
    // No reader of ours would take it: it has no code and no meta.
    const page = { page: 'static', data: { heading: 'Read' } }
    server.answer({ page, head }, { headers: { 'x-reader': READER, 'x-rendered-at': '2026-11-20T11:59:00.000Z' } })
    const read = await loadPage()
    expect(read).toEqual(page)
    expect([loader.renderedAt(read), loader.findHead(read)]).toEqual(['2026-11-20T11:59:00.000Z', head])
  })

  it('may be a redirect', async () => {
    const page = { kind: 'redirect', status: 301, location: '/stores/fern-and-field' }
    server.answer({ page }, { headers: { 'x-reader': READER } })
    expect(await load()).toEqual(page)
  })

  it.each([{ 'x-reader': 'a1b3' }, { 'x-reader': '' }, {}])(
    'is not shown where it was read for another release: %j',
    async (headers) => {
      server.answer({ reader: READER, page: buildPage('static'), head }, { headers })
      expect(await catchError(load())).toMatchObject({ status: 502, code: 'unreachable' })
    },
  )

  it('is read here where another release is live: the wire is the same for all', async () => {
    server.answer({ ...buildWirePage('static'), head })
    const read = await loadPage()
    expect([read, loader.findHead(read)]).toEqual([buildPage('static'), head])
  })
})

it('a redirect is a value', async () => {
  server.answer({ code: 301, location: '/stores/fern-and-field' })
  expect(await load()).toEqual({ kind: 'redirect', status: 301, location: '/stores/fern-and-field' })
})

it.each([
  ['what is no page data', { hello: 'world' }],
  ['null', null],
  ['a page type that nobody knows', { ...buildWirePage('static'), attr: { page: 'casino' } }],
])('%s is an error page, not a broken one', async (_, answer) => {
  server.answer(answer)
  const failure = await catchError(load())
  expect(failure).toBeInstanceOf(PageError)
  expect(failure).toMatchObject({ status: 502, code: 'unreachable', message: 'This page could not be loaded' })
})

it('[R9.1] no answer in 30 s is a 504', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = createPageLoader({
    request: (_, options) => server.request('/silent', options),
    now: () => new Date(NOW),
  })
  const failure = catchError(silent.load(visit()))
  await server.asked('/silent')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toMatchObject({
    name: 'PageError',
    status: 504,
    code: 'timeout',
    message: 'timeout of 30000ms exceeded',
  })
})

it('ends at once when a newer navigation overtakes it', async () => {
  const silent = createPageLoader({
    request: (_, options) => server.request('/silent', options),
    now: () => new Date(NOW),
  })
  const newer = new AbortController()
  const failure = catchError(silent.load(visit(newer)))
  await server.asked('/silent')
  newer.abort()
  expect(await failure).toBeInstanceOf(PageError)
})
