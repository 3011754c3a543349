import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWirePage } from '@clipfront/page-data/testing'
import type { HttpLimits } from '@clipfront/settings'
import { afterEach, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
/** Nothing of it is reached in a test, but the limit that it is about. */
const GENEROUS: HttpLimits = {
  headersTimeoutMs: 60_000,
  requestTimeoutMs: 60_000,
  checkIntervalMs: 50,
  idleTimeoutMs: 60_000,
  maxConnections: 100,
}
/** Far below what Node waits for by itself. */
const SOON_MS = 30_000
/** More than the buffers of a connection hold. */
const LONG = 'a'.repeat(5_000_000)

const sockets: Socket[] = []
let close = async () => {}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await close()
})

async function serve(limits: Partial<HttpLimits>) {
  const sites = await startSites('main', { limits: { ...GENEROUS, ...limits }, pageCache: true })
  const page = buildWirePage('merchant')
  sites.pageApi.answer(({ target }) =>
    target.endsWith('/long') ? { body: { ...page, meta: { ...page.meta, title: LONG } } } : { body: page },
  )
  close = () => sites.close()
  return sites
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  return socket
}

/** Sends a byte now and then until the server closes the connection. @returns after how many milliseconds it did */
async function drip(port: number, head: string): Promise<number> {
  const socket = open(port)
  const begun = performance.now()
  socket.write(head)
  const dripping = setInterval(() => socket.write('a'), 50)
  await Promise.race([once(socket.resume(), 'close'), pause(SOON_MS)])
  clearInterval(dripping)
  return performance.now() - begun
}

it.each([
  ['headers', `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `, { headersTimeoutMs: 300 }],
  [
    'a body',
    `POST /api/pagepoint?type=x HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 60000\r\n\r\n`,
    { headersTimeoutMs: 300, requestTimeoutMs: 300 },
  ],
])('%s that arrives byte by byte ends in time', async (_what, head, limits) => {
  const { port } = await serve(limits)
  const took = await drip(port, head)
  expect(took).toBeGreaterThanOrEqual(300)
  expect(took).toBeLessThan(SOON_MS)
})

it('a client that reads nothing of its page is cut off, and one that reads slowly is not', async () => {
  const sites = await serve({ idleTimeoutMs: 2000 })
  // From then on it is cached: how long it takes to render says nothing of clients.
  expect((await sites.ask(HOST, '/long')).body.length).toBeGreaterThan(2 * LONG.length)
  while ((await sites.countConnections()) > 0) await pause(10)
  const request = `GET /long HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
  open(sites.port).pause().write(request)
  const slow = open(sites.port)
  slow.write(request)
  let read = 0
  slow.on('data', (chunk) => {
    read += chunk.length
    slow.pause()
    setTimeout(() => slow.resume(), 5)
  })
  while ((await sites.countConnections()) < 2) await pause(10)
  const begun = performance.now()
  while ((await sites.countConnections()) > 1 && performance.now() - begun < SOON_MS) await pause(20)
  expect(await sites.countConnections()).toBe(1)
  while (read < 2 * LONG.length && !slow.destroyed) await pause(20)
  expect(read).toBeGreaterThan(2 * LONG.length)
})

it('more connections than there may be are closed, and served again when one has left', async () => {
  const sites = await serve({ maxConnections: 4 })
  const idle = Array.from({ length: 4 }, () => open(sites.port))
  while ((await sites.countConnections()) < idle.length) await pause(10)
  await expect(sites.ask(HOST, '/')).rejects.toThrow(/socket hang up|ECONNRESET/)
  idle[0]?.destroy()
  while ((await sites.countConnections()) >= idle.length) await pause(10)
  expect((await sites.ask(HOST, '/')).status).toBe(200)
})
