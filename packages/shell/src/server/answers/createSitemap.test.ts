import { once } from 'node:events'
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed on the way for who accepts %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await readBytes('/sitemap.xml', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers['etag']]).toEqual([encoding, 'W/"v1"'])
    expect(body.length).toBeLessThan(INDEX.length / 5)
    expect(decompress(body).toString()).toBe(INDEX)
  })

  it.each(['', 'br', 'gzip'])('has the same headers for a HEAD (%s)', async (accepted) => {
    const { head, expected } = await askHead(sites, HOST, '/sitemap.xml', { headers: { 'accept-encoding': accepted } })
    expect(head).toEqual(expected)
  })

  it.each([
    ['"v1"', '"v1"'],
    ['W/"v1"', 'W/"v1"'],
    ['"v0", W/"v1"', '"v0", W/"v1"'],
    ['*', undefined],
    [`"v1", ${'x'.repeat(200)}`, undefined],
  ])('is not sent to who holds %s', async (held, asked) => {
    const { status, headers, body } = await sites.ask(HOST, '/sitemap.xml', { headers: { 'if-none-match': held } })
    expect([status, body, headers['etag'], headers['cache-control']]).toEqual([304, '', '"v1"', CDN])
    expect(sites.pageApi.requests[0]?.headers['if-none-match']).toBe(asked)
  })

  it('is 304 when page-api says so', async () => {
    sites.pageApi.answer(() => ({ status: 304, headers: { etag: '"v1"' }, body: '' }))
    const headers = { 'if-none-match': '"v1"', 'accept-encoding': 'br' }
    const answer = await sites.ask(HOST, '/sitemap.xml', { headers })
    expect([answer.status, answer.headers['etag']]).toEqual([304, 'W/"v1"'])
  })

  it.each([
    [404, 404],
    [410, 404],
    [500, 502],
    [301, 502],
  ])('when page-api says %s is %s, and not kept', async (given, expected) => {
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

describe('a sitemap of any length', () => {
  it('waits for its reader: no more of it is held than pipes hold', async () => {
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

  it.each(['', 'gzip'])('a reader who leaves ends the work of page-api (%s)', async (accepted) => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    sites.pageApi.answer(() => (response) => {
      response.once('close', resolve)
      response.writeHead(200, XML)
      writeForEver(response)
    })
    const answer = await open('/sitemap.xml', { 'accept-encoding': accepted })
    await once(answer, 'readable')
    answer.destroy()
    await left
    expect(sites.logged, 'nobody needs to know').toEqual([])
  })

  it('costs no more than its head for a HEAD', async () => {
    sites.pageApi.answer(() => (response) => writeForEver(response.writeHead(200, XML)))
    const { status, headers } = await sites.ask(HOST, '/sitemap.xml', { method: 'HEAD' })
    expect([status, headers['content-type']]).toEqual([200, XML['content-type']])
  })

  it('a reader who leaves before it began ends the question', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: left, resolve } = Promise.withResolvers<void>()
    sites.pageApi.answer(() => (response) => {
      response.once('close', resolve)
      ask()
    })
    const outgoing = request({ host: '127.0.0.1', port: sites.port, path: '/sitemap.xml', headers: { host: HOST } })
    outgoing.on('error', () => {}).end()
    await asked
    outgoing.destroy()
    // Well before page-api's thirty seconds are over.
    const still = setTimeout(20_000, 'still asked', { ref: false })
    expect(await Promise.race([left, still])).toBeUndefined()
    expect(sites.logged).toEqual([])
  })

  it.each(['', 'gzip', 'br'])('that breaks off does not look whole (%s)', async (accepted) => {
    sites.pageApi.answer(() => breakOff)
    const headers = { 'accept-encoding': accepted }
    await expect(readBytes('/sitemap.xml', headers)).rejects.toThrow(/aborted|socket hang up|ECONNRESET/)
    expect(sites.logged.length).toBeGreaterThan(0)
  })

  it('that breaks off does not look whole to a proxy that speaks HTTP/1.0 either', async () => {
    sites.pageApi.answer(() => breakOff)
    const socket = connect(sites.port, '127.0.0.1')
    socket.resume().write(`GET /sitemap.xml HTTP/1.0\r\nHost: ${HOST}\r\n\r\n`)
    await expect(once(socket, 'close')).rejects.toThrow(/ECONNRESET/)
  })

  it('serves who comes after, on the same connections', async () => {
    expect((await sites.ask(HOST, '/sitemap.xml')).body).toBe(INDEX)
  })

  it('takes so long and no longer', async () => {
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

  it('more of them than page-api is to write at once wait for their turn', async () => {
    const { promise: busy, resolve } = Promise.withResolvers<void>()
    let atWork = 0
    let most = 0
    sites.pageApi.answer(() => async (response) => {
      most = Math.max(most, (atWork += 1))
      if (most === 8) resolve()
      await busy
      await setTimeout(50)
      atWork -= 1
      response.writeHead(200, XML).end(INDEX)
    })
    const answers = await Promise.all(Array.from({ length: 40 }, () => sites.ask(HOST, '/sitemap.xml')))
    expect(answers.map(({ status, body }) => [status, body.length])).toEqual(answers.map(() => [200, INDEX.length]))
    expect(most).toBe(8)
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
