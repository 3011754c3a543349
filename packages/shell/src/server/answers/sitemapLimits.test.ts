import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const XML = { 'content-type': 'application/xml; charset=utf-8' }
const INDEX = '<sitemapindex></sitemapindex>'
/** Of which compression makes nothing less. */
const NOISE = randomBytes(1024 * 1024)

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.logged.length = 0
  sites.pageApi.answer(() => ({ headers: XML, body: INDEX }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterAll(() => sites.close())

describe('[R2.15] a sitemap', () => {
  it.each([
    [429, '60', '60'],
    [503, '5', '5'],
    [503, undefined, '60'],
    [503, 'Fri, 20 Nov 2026 12:00:00 GMT', '60'],
  ])('is to be asked for again when page-api says %s and %s', async (status, given, expected) => {
    sites.pageApi.answer(() => ({ status, headers: given === undefined ? {} : { 'retry-after': given }, body: 'x' }))
    const answer = await sites.ask(HOST, '/sitemap-merchant-9.xml')
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      status,
      expected,
      'no-store',
    ])
    expect(answer.body).toBe(`Too many sitemaps are being read right now. Try again in ${expected} seconds.\n`)
  })

  it('is asked for on behalf of its client, whom page-api counts', async () => {
    const behind = await startSites('main', { trustedProxies: ['127.0.0.1'] })
    behind.pageApi.answer(() => ({ headers: XML, body: INDEX }))
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
    await behind.ask(HOST, '/sitemap.xml', { headers })
    await sites.ask(HOST, '/sitemap.xml', { headers })
    const named = [behind, sites].map(({ pageApi }) => pageApi.requests[0]?.headers['x-forwarded-for'])
    expect(named).toEqual(['203.0.113.7', '127.0.0.1'])
    await behind.close()
  })

  it.each(['', 'gzip'])('a reader who takes nothing for long ends the work of page-api (%s)', async (accepted) => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    sites.pageApi.answer(() => (response) => {
      response.once('close', resolve)
      response.writeHead(200, XML)
      writeForEver(response)
    })
    const waited = vi.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (
      this: ServerResponse,
      _milliseconds,
      then,
    ) {
      this.socket?.setTimeout(300)
      return then ? this.on('timeout', then) : this
    })
    const answer = await open('/sitemap.xml', { 'accept-encoding': accepted })
    await left
    expect(waited).toHaveBeenCalledWith(30_000, expect.any(Function))
    await expect(buffer(answer), 'it does not look whole').rejects.toThrow(/aborted|ECONNRESET/)
    expect(sites.logged, 'nobody needs to know').toEqual([])
  })

  it('is waited for no longer than page-api’s thirty seconds while others are passed on', async () => {
    sites.pageApi.answer(() => (response) => response.writeHead(200, XML).write(INDEX))
    const others = await Promise.all(Array.from({ length: 8 }, () => open('/sitemap.xml')))
    const { setTimeout } = globalThis
    vi.stubGlobal('setTimeout', (work: () => void, milliseconds: number) =>
      setTimeout(work, milliseconds === 30_000 ? 100 : milliseconds),
    )
    const { status, headers } = await sites.ask(HOST, '/sitemap.xml')
    expect([status, headers['retry-after']]).toEqual([503, '60'])
    for (const other of others) other.destroy()
  })
})

async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const outgoing = get({ host: '127.0.0.1', port: sites.port, path, headers: { host: HOST, ...headers }, agent: false })
  outgoing.on('error', () => {})
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer.on('error', () => {})
}

function writeForEver(response: ServerResponse): void {
  if (response.destroyed) return
  const isTaken = response.write(NOISE)
  if (isTaken) setImmediate(writeForEver, response)
  else response.once('drain', () => writeForEver(response))
}
