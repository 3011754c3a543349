import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWirePage } from '@clipfront/page-data/testing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const LIMITS = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 1500,
  checkIntervalMs: 50,
  idleTimeoutMs: 1200,
  maxConnections: 4,
}
/** Far below what Node waits for by itself. */
const SOON_MS = 4000
/** More than the buffers of a connection hold. */
const LONG = 'a'.repeat(5_000_000)

let sites: Awaited<ReturnType<typeof startSites>>
const sockets: Socket[] = []
beforeAll(async () => {
  sites = await startSites('main', { limits: LIMITS, pageCache: true })
  const page = buildWirePage('merchant')
  sites.pageApi.answer(({ target }) =>
    target.endsWith('/long') ? { body: { ...page, meta: { ...page.meta, title: LONG } } } : { body: page },
  )
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  while ((await sites.countConnections()) > 0) await pause(10)
})
afterAll(() => sites.close())

function open(): Socket {
  const socket = connect(sites.port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  return socket
}

/** Sends a byte now and then until the server closes the connection. @returns after how many milliseconds it did */
async function drip(head: string): Promise<number> {
  const socket = open()
  const begun = performance.now()
  socket.write(head)
  const dripping = setInterval(() => socket.write('a'), 50)
  await Promise.race([once(socket.resume(), 'close'), pause(SOON_MS)])
  clearInterval(dripping)
  return performance.now() - begun
}

it('headers that arrive byte by byte end in time', async () => {
  const took = await drip(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `)
  expect(took).toBeGreaterThanOrEqual(LIMITS.headersTimeoutMs)
  expect(took).toBeLessThan(LIMITS.requestTimeoutMs)
})

it('a body that arrives byte by byte ends in time', async () => {
  const took = await drip(`POST /api/pagepoint?type=x HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 60000\r\n\r\n`)
  expect(took).toBeGreaterThanOrEqual(LIMITS.requestTimeoutMs)
  expect(took).toBeLessThan(SOON_MS)
})

it('a client that reads nothing of its page is cut off, and one that reads slowly is not', async () => {
  // From then on it is cached: how long it takes to render says nothing of clients.
  expect((await sites.ask(HOST, '/long')).body.length).toBeGreaterThan(2 * LONG.length)
  const request = `GET /long HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
  open().pause().write(request)
  const slow = open()
  slow.write(request)
  let read = 0
  slow.on('data', (chunk) => {
    read += chunk.length
    slow.pause()
    setTimeout(() => slow.resume(), 3)
  })
  while ((await sites.countConnections()) < 2) await pause(10)
  const begun = performance.now()
  while ((await sites.countConnections()) > 1 && performance.now() - begun < SOON_MS) await pause(20)
  expect(await sites.countConnections()).toBe(1)
  while (read < 2 * LONG.length && !slow.destroyed) await pause(20)
  expect(read).toBeGreaterThan(2 * LONG.length)
})

it('more connections than there may be are closed, and served again when one has left', async () => {
  const idle = Array.from({ length: LIMITS.maxConnections }, open)
  while ((await sites.countConnections()) < idle.length) await pause(10)
  await expect(sites.ask(HOST, '/')).rejects.toThrow(/socket hang up|ECONNRESET/)
  idle[0]?.destroy()
  while ((await sites.countConnections()) >= LIMITS.maxConnections) await pause(10)
  expect((await sites.ask(HOST, '/')).status).toBe(200)
})
