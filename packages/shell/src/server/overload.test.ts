import { setTimeout as pause } from 'node:timers/promises'
import { request, type ServerResponse } from 'node:http'
import { buildWirePage } from '@clipfront/page-data/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { READER } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const MINUTE_MS = 60_000
/** Of a process: pages being made, and pages that wait. */
const [MADE, WAITING] = [4, 16]
const PAGE = JSON.stringify(buildWirePage('merchant'))

let sites: Awaited<ReturnType<typeof startSites>>
/** What page-api was asked and has not answered yet. */
let held: { target: string; response: ServerResponse; isGone: boolean }[]

beforeEach(async () => {
  sites = await startSites('main', { pageCache: true })
  held = []
})
afterEach(async () => {
  answerHeld()
  vi.useRealTimers()
  await sites.close()
})

/** From now on page-api answers nothing by itself, but the page that is asked for all the time. */
function hold(): void {
  sites.pageApi.answer(({ target }) => (response) => {
    const one = { target, response, isGone: false }
    held.push(one)
    response.once('close', () => (one.isGone = true))
  })
}

function answerHeld(): void {
  for (const { response } of held.splice(0)) response.end(PAGE)
}

/** Answers whatever page-api is asked until all of them are there. */
async function answerAll<Answer>(started: Promise<Answer>[]): Promise<Answer[]> {
  const answering = setInterval(answerHeld, 10)
  return Promise.all(started).finally(() => clearInterval(answering))
}

/** Waits until the server has so many connections, and has had the time to read what came by them. */
async function connected(count: number): Promise<void> {
  await expect.poll(() => sites.countConnections()).toBe(count)
  await pause(50)
}

async function cacheHotPage(): Promise<void> {
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  expect((await sites.ask(HOST, '/stores/hot')).status).toBe(200)
}

/** Asks for a page and goes away when told to. */
function askAndLeave(target: string): () => void {
  const outgoing = request({ host: '127.0.0.1', port: sites.port, path: target, headers: { host: HOST }, agent: false })
  outgoing.on('error', () => {})
  outgoing.end()
  return () => outgoing.destroy()
}

it.each([
  ['a page', (number: number) => `/stores/${number}`],
  ['page data for a navigation', (number: number) => `/api/page?url=/stores/${number}`],
  ['suggestions', (number: number) => `/api/search?q=${number}`],
])(
  'answers 503 with Retry-After beyond what is made and waits, and the cached page all the while: %s',
  async (_, path) => {
    await cacheHotPage()
    hold()
    const started = Array.from({ length: MADE + WAITING }, async (_one, number) => sites.ask(HOST, path(number)))
    await expect.poll(() => held.length).toBe(MADE)
    await connected(started.length)
    const { status, headers, body } = await sites.ask(HOST, path(99))
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(body).toContain(path(0).startsWith('/api/') ? '"code":503' : '<h1>error: ')
    expect((await sites.ask(HOST, '/stores/hot')).status).toBe(200)
    expect(held).toHaveLength(MADE)

    expect(new Set((await answerAll(started)).map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await sites.ask(HOST, '/stores/hot')).status).toBe(200)
  },
)

it('counts what it refuses, and logs no error for it', async () => {
  hold()
  const started = Array.from({ length: MADE + WAITING + 2 }, async (_one, number) =>
    sites.ask(HOST, `/stores/${number}`),
  )
  await expect.poll(() => sites.requests.length).toBe(2)
  await answerAll(started)
  expect(await sites.metrics.registry.metrics()).toContain(
    `site_server_requests_total{site="${HOST}",route="overloaded",status="503"} 2`,
  )
  expect(sites.logged).toEqual([])
})

it('answers 503 where page-api does', async () => {
  sites.pageApi.answer(() => ({ status: 503, body: { status: 503, code: 'overloaded', message: 'busy' } }))
  expect((await sites.ask(HOST, '/stores/a')).status).toBe(503)
})

it('refreshes a cached page before it makes new ones', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await cacheHotPage()
  hold()
  const started = Array.from({ length: MADE + 2 }, async (_one, number) => sites.ask(HOST, `/stores/${number}`))
  await expect.poll(() => held.length).toBe(MADE)
  vi.advanceTimersByTime(50_000)
  expect((await sites.ask(HOST, '/stores/hot')).status).toBe(200)
  answerHeld()
  await expect.poll(() => held.length).toBe(3)
  expect(held[0]?.target).toContain('/stores/hot')
  await answerAll(started)
})

it('aborts the request to page-api when the last of those who wait for the page has gone', async () => {
  hold()
  const [leaveFirst, leaveLast] = [askAndLeave('/stores/a'), askAndLeave('/stores/a')]
  await expect.poll(() => held.length).toBe(1)
  await connected(2)
  leaveFirst()
  await connected(1)
  expect(held[0]?.isGone).toBe(false)
  leaveLast()
  await expect.poll(() => held[0]?.isGone).toBe(true)
  expect(sites.logged).toEqual([])
})

it('makes no page for a client that has gone while it waited', async () => {
  hold()
  const leave = Array.from({ length: MADE + WAITING }, (_one, number) => askAndLeave(`/stores/${number}`))
  await expect.poll(() => held.length).toBe(MADE)
  await connected(leave.length)
  for (const each of leave.slice(MADE)) each()
  await connected(MADE)
  answerHeld()
  await pause(50)
  expect(sites.pageApi.requests).toHaveLength(MADE)
})

it('serves an old page while page-api is down, marked as one that nobody may keep', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await cacheHotPage()
  sites.pageApi.answer(() => ({ status: 500, body: 'down' }))
  vi.advanceTimersByTime(30 * MINUTE_MS)
  const { status, headers } = await sites.ask(HOST, '/stores/hot')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  await expect.poll(() => sites.requests.at(-1)?.['cache']).toBe('fallback')
  expect(sites.logged.length).toBeGreaterThan(0)
  expect(await sites.metrics.registry.metrics()).toContain(
    `site_server_cache_lookups_total{site="${HOST}",state="fallback"} 1`,
  )
  vi.advanceTimersByTime(31 * MINUTE_MS)
  expect((await sites.ask(HOST, '/stores/hot')).status).toBe(502)
})

it('keeps what it has read for a release’s own tabs apart from the wire, which all others get', async () => {
  sites.pageApi.answer(() => ({ body: PAGE }))
  const ask = (reader: string) => sites.ask(HOST, `/api/page?url=/stores/apart&reader=${reader}`)
  const answers = [await ask(READER), await ask('another'), await ask(READER), await ask('a-third')]
  expect(answers.map(({ headers }) => headers['x-reader'])).toEqual([READER, undefined, READER, undefined])
  const [read, wire, readAgain, wireAgain] = answers.map(({ body }) => body)
  expect(JSON.parse(read ?? '')).toHaveProperty('page')
  expect(JSON.parse(wire ?? '')).toHaveProperty('attr')
  expect([readAgain, wireAgain]).toEqual([read, wire])
  expect(sites.pageApi.requests).toHaveLength(2)
})

it('answers a navigation out of its own cache, and makes page data once for all', async () => {
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  const targets = ['/stores/a', '/stores/a?utm_source=x', '/stores/a?q=1', '/stores/a']
  const answers = []
  for (const target of targets) answers.push(await sites.ask(HOST, `/api/page?url=${encodeURIComponent(target)}`))
  const bodies = new Set(answers.map(({ body }) => body))
  expect(bodies.size).toBe(1)
  // With the head of its document, the page data as it came.
  for (const body of bodies) expect(body.startsWith(`${PAGE.slice(0, -1)},"head":{`)).toBe(true)
  expect(answers[0]?.headers['cache-control']).toBe('no-store')
  expect(sites.pageApi.requests).toHaveLength(1)
})
