import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askHead } from '../../testing/askHead.ts'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const INDEX = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex>${'<sitemap>ü</sitemap>'.repeat(200)}</sitemapindex>\n`
const XML = { 'content-type': 'application/xml; charset=utf-8' }
const MEGABYTE = 1024 * 1024
/** As long as the protocol of sitemaps lets one be. */
const LONGEST_MEGABYTES = 50
const CDN = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
const mainSites = allSites.filter(({ businessUnit }) => businessUnit === 'main')
const indexedSites = mainSites.filter(({ robots }) => robots === 'INDEX')
const hiddenSites = mainSites.filter(({ robots }) => robots !== 'INDEX')

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.logged.length = 0
  sites.pageApi.answer(() => ({ headers: { ...XML, etag: '"v1"' }, body: INDEX }))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => sites.close())

describe.each(indexedSites)('[R2.15] the sitemap of $code', ({ code, hosts: [canonical], label }) => {
  it.each(['/sitemap.xml', '/sitemap-merchant-2.xml'])(
    '%s is page-api’s, where the site is to be found',
    async (path) => {
      const { status, headers, body } = await sites.ask(canonical, `${path}?utm=1`)
      expect([status, body, headers['content-type']]).toEqual([200, INDEX, XML['content-type']])
      expect(headers).toMatchObject({ 'cache-control': CDN, etag: '"v1"', vary: 'Accept-Encoding' })
      expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([`/v1/sites/${code}${path}`])
    },
  )

  it.each([`beta.${canonical}`, `dev.${canonical}`, `${label}.main.localhost:3000`])('is not at %s', async (host) => {
    for (const path of ['/sitemap.xml', '/sitemap-merchant-1.xml']) {
      expect((await sites.ask(host, path)).status).toBe(404)
    }
    expect(sites.pageApi.requests).toEqual([])
  })
})

it.each(['192.0.2.10', ...hiddenSites.map(({ hosts: [canonical] }) => canonical)])(
  '[R2.15] is not at %s, whose pages say NOINDEX',
  async (host) => {
    expect((await sites.ask(host, '/sitemap.xml')).status).toBe(404)
    expect(sites.pageApi.requests).toEqual([])
  },
)

it.each(['/sitemap-.xml', '/sitemap-A.xml', '/sitemap-%2e.xml', '/sitemap-a_b.xml', '/sitemap..xml', '/sitemapx.xml'])(
  '%s is none, and page-api is not asked',
  async (path) => {
    expect((await sites.ask(HOST, path)).status).toBe(404)
    expect(sites.pageApi.requests).toEqual([])
  },
)

it('a page whose address only begins so is a page', async () => {
  sites.pageApi.answer(() => ({ body: buildWirePage('static') }))
  expect((await sites.ask(HOST, '/sitemap')).status).toBe(200)
})

describe('what is passed on', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ])('for a client that accepts "%s" page-api is asked for %s', async (accepted, asked) => {
    await sites.ask(HOST, '/sitemap.xml', { headers: { 'accept-encoding': accepted } })
    expect(sites.pageApi.requests[0]?.headers['accept-encoding']).toBe(asked)
  })

  it('a compressed file is sent as page-api sends it', async () => {
    const bytes = gzipSync(INDEX)
    const encoding = { 'content-encoding': 'gzip', 'content-length': String(bytes.length), etag: 'W/"v1"' }
    sites.pageApi.answer(() => (response) => response.writeHead(200, { ...XML, ...encoding }).end(bytes))
    const { headers, body } = await readBytes('/sitemap.xml', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ ...encoding, vary: 'Accept-Encoding', 'cache-control': CDN })
    expect(gunzipSync(body).toString()).toBe(INDEX)
  })

  it('HEAD answers the headers of GET and its length, and asks page-api by HEAD', async () => {
    const length = String(Buffer.byteLength(INDEX))
    sites.pageApi.answer(() => ({ headers: { ...XML, etag: '"v1"', 'content-length': length }, body: INDEX }))
    const { head, expected } = await askHead(sites, HOST, '/sitemap.xml')
    expect(head).toEqual(expected)
    const answer = await sites.ask(HOST, '/sitemap.xml', { method: 'HEAD' })
    expect(answer.headers['content-length']).toBe(length)
    expect(sites.pageApi.requests.map(({ method }) => method)).toEqual(['GET', 'HEAD', 'HEAD'])
  })

  it.each([
    ['"v1"', '"v1"'],
    ['"v0", W/"v1"', '"v0", W/"v1"'],
    ['*', '*'],
    ['"v\u00e9"', undefined],
    ['x'.repeat(3000), undefined],
  ])('an If-None-Match of %s reaches page-api as %s', async (held, asked) => {
    await sites.ask(HOST, '/sitemap.xml', { headers: { 'if-none-match': held } })
    expect(sites.pageApi.requests[0]?.headers['if-none-match']).toBe(asked)
  })

  it('a 304 of page-api is a 304 with the same entity tag', async () => {
    sites.pageApi.answer(() => ({ status: 304, headers: { etag: 'W/"v1"' }, body: '' }))
    const answer = await sites.ask(HOST, '/sitemap.xml', { headers: { 'if-none-match': '"v1"' } })
    expect([answer.status, answer.body]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({ etag: 'W/"v1"', 'cache-control': CDN, vary: 'Accept-Encoding' })
  })

  it.each([
    [404, 404],
    [410, 404],
    [500, 502],
    [301, 502],
  ])('a %s of page-api is a %s that no cache stores', async (given, expected) => {
    sites.pageApi.answer(() => ({ status: given, headers: { location: 'https://evil.example/' }, body: 'x' }))
    const { status, headers, body } = await sites.ask(HOST, '/sitemap-merchant-9.xml')
    expect([status, headers['cache-control'], headers['location']]).toEqual([expected, 'no-store', undefined])
    expect(body).not.toBe('x')
  })

  it('is 502 when it is no XML', async () => {
    sites.pageApi.answer(() => ({ headers: { 'content-type': 'text/html' }, body: '<p>Bad gateway' }))
    expect((await sites.ask(HOST, '/sitemap.xml')).status).toBe(502)
  })

  it('is 502 without page-api', async () => {
    const alone = await startSites('main')
    await alone.pageApi.close()
    expect((await alone.ask(HOST, '/sitemap.xml')).status).toBe(502)
    await alone.close()
  })
})

describe('a file of any length', () => {
  it('is read from page-api only as fast as the client reads', async () => {
    let written = 0
    let isAllWritten = false
    sites.pageApi.answer(() => async (response) => {
      response.writeHead(200, XML)
      for (written = 0; written < LONGEST_MEGABYTES && !response.destroyed; written += 1) {
        if (!response.write(Buffer.alloc(MEGABYTE, 32))) await once(response, 'drain')
      }
      isAllWritten = true
      response.end()
    })
    const answer = await open('/sitemap-merchant-1.xml')
    answer.pause()
    await settles(() => written)
    expect(isAllWritten).toBe(false)
    expect(written, 'megabytes that page-api could write while nobody read').toBeLessThan(LONGEST_MEGABYTES / 2)
    let read = 0
    for await (const chunk of answer) read += chunk.length
    expect(read).toBe(LONGEST_MEGABYTES * MEGABYTE)
  })

  it('a client that leaves ends the request to page-api', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    sites.pageApi.answer(() => (response) => {
      response.once('close', resolve)
      response.writeHead(200, XML)
      writeForEver(response)
    })
    const answer = await open('/sitemap.xml')
    await once(answer, 'readable')
    answer.destroy()
    await left
    expect(sites.logged, 'nothing went wrong').toEqual([])
  })

  it('a file that breaks off ends with a reset, and is logged', async () => {
    sites.pageApi.answer(() => breakOff)
    await expect(readBytes('/sitemap.xml')).rejects.toThrow(/aborted|socket hang up|ECONNRESET/)
    expect(sites.logged.length).toBeGreaterThan(0)
  })

  it('the next request is answered on the same connections', async () => {
    expect((await sites.ask(HOST, '/sitemap.xml')).body).toBe(INDEX)
  })

  it('ends after five minutes, however slowly the client reads', async () => {
    const clock = new AbortController()
    const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    sites.pageApi.answer(() => (response) => {
      response.writeHead(200, XML)
      response.write(INDEX)
    })
    const answer = await open('/sitemap.xml')
    expect(started).toHaveBeenCalledWith(300_000)
    clock.abort()
    await expect(readAll(answer)).rejects.toThrow(/aborted|ECONNRESET/)
  })
})

async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const outgoing = get({ host: '127.0.0.1', port: sites.port, path, headers: { host: HOST, ...headers }, agent: false })
  // Once it has an answer, what befalls the connection is said by that as well.
  outgoing.on('error', () => {})
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer.on('error', () => {})
}

async function readBytes(path: string, headers: Record<string, string> = {}) {
  const answer = await open(path, headers)
  return { headers: answer.headers, body: await readAll(answer) }
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, XML)
  response.write(INDEX.repeat(100), () => response.destroy())
}

function writeForEver(response: ServerResponse): void {
  if (response.destroyed) return
  const isTaken = response.write(Buffer.alloc(MEGABYTE, 32))
  if (isTaken) setImmediate(writeForEver, response)
  else response.once('drain', () => writeForEver(response))
}

/** Waits until a figure stands still. */
async function settles(figure: () => number): Promise<void> {
  for (let last = -1; last !== figure(); await setTimeout(300)) last = figure()
}
