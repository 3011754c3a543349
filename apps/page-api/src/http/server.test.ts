import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect as openSocket, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@clipfront/vitest/free-port'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connect, type Database } from '@clipfront/catalog/database'
import { makeEventDays } from '@clipfront/catalog/events'
import { createTestDatabase, daysAgo, removeDatabase, UK } from '@clipfront/catalog/testing'

const { url: databaseUrl } = await createTestDatabase()

/** Of all tests: the first one makes the database that the others find. */
const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-server-'))
const started: ChildProcess[] = []
afterAll(async () => {
  // A test that failed has left its server running.
  for (const server of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  const whereabouts = path.join(dataFolder, 'postgres.json')
  if (existsSync(whereabouts)) removeDatabase(JSON.parse(readFileSync(whereabouts, 'utf8')).folder)
  rmSync(dataFolder, { recursive: true, force: true })
})

function start(given: Record<string, string>) {
  const environment = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    CLIPFRONT_DATA: dataFolder,
    CLIPFRONT_NOW: '2026-11-20T12:00:00Z',
    ...given,
  }
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'server.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(server)
  return server
}

async function fetchJson(port: number, target: string) {
  return (await fetch(`http://127.0.0.1:${port}${target}`)).json()
}

/** Starts the server on ports of its own, and waits until it is ready. */
async function startReady(given: Record<string, string> = {}) {
  const [api, admin] = [await findFreePort(), await findFreePort()]
  const server = start({ PORT_API: String(api), PORT_ADMIN_API: String(admin), ...given })
  let output = ''
  // As long as it takes: a database of its own is made first, by every core that is free.
  await new Promise<void>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('ready')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`page-api ended with ${code}: ${output}`)))
  })
  return { server, api, admin, readOutput: () => output }
}

it('starts with nothing but a folder, serves an empty catalog, and leaves no process', async () => {
  const { server, api, admin } = await startReady()
  expect(await fetchJson(admin, '/readyz')).toEqual({ status: 'ready' })
  const home = await fetchJson(api, '/v1/sites/cpus/pages/')
  expect(home).toMatchObject({ code: 200, attr: { page: 'home' } })
  expect(home.data.popular_merchants).toEqual([])
  expect((await fetch(`http://127.0.0.1:${api}/healthz`)).status).toBe(404)
  const metrics = await fetch(`http://127.0.0.1:${admin}/metrics`)
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const figures = await metrics.text()
  expect(figures).toContain('page_api_requests_total{site="cpus",route="/v1/sites/:code/pages/*",status="200"} 1')
  expect(figures).toMatch(/^page_api_cache_lookups_total\{site="cpus",state="miss"\} [1-9]/m)
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m)
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  const { folder } = JSON.parse(readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8'))
  await expect.poll(() => existsSync(path.join(folder, 'data', 'postmaster.pid'))).toBe(false)
})

/** Below the 10 s that a statement has, by which a database that hangs would be noticed. */
const SOON_MS = 8000

/** The test's PostgreSQL by TCP, behind a network that can fail without a word. */
async function startFlakyNetwork() {
  const network = { isDown: false, url: '', end: () => {} }
  const sockets: Socket[] = []
  const socketFolder = decodeURIComponent(/host=([^&]+)/.exec(databaseUrl)?.[1] ?? '')
  const listener = createServer((client) => {
    const server = openSocket(path.join(socketFolder, '.s.PGSQL.5432'))
    sockets.push(client, server)
    client.on('data', (bytes) => network.isDown || server.write(bytes))
    server.on('data', (bytes) => network.isDown || client.write(bytes))
    client.on('error', () => {}).on('close', () => server.destroy())
    server.on('error', () => {}).on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  network.url = databaseUrl.replace(/@\/([^?]*).*/, (_, name) => `@127.0.0.1:${port}/${name}`)
  network.end = () => {
    listener.close()
    for (const socket of sockets) socket.destroy()
  }
  return network
}

it('seeds no database that DATABASE_URL names, answers the events that it has taken before it ends, notes those that it refused, and waits for no client that keeps its connection', async () => {
  const owner = connect<Database>(databaseUrl, { connections: 1 })
  onTestFinished(async () => owner.destroy())
  const { server, api, admin } = await startReady({ DATABASE_URL: databaseUrl, INTERNAL_TOKEN })
  const home = await fetchJson(api, '/v1/sites/cpus/pages/')
  expect([home.code, home.data.popular_merchants, home.data.top_coupons]).toEqual([200, [], []])
  const post = async (type = 'pwa_open', environment = 'prod') => {
    const body = new FormData()
    for (const [name, value] of [
      ['type', 'pwa_open'],
      ['urlname', '/drained'],
    ] as const)
      body.append(name, value)
    const headers = { authorization: `Bearer ${INTERNAL_TOKEN}`, 'x-site': UK, 'x-environment': environment }
    return (await fetch(`http://127.0.0.1:${api}/pagepoint?type=${type}`, { method: 'POST', body, headers })).status
  }
  expect([await post(), await post('another', 'beta'), await post('another', 'beta')]).toEqual([204, 400, 400])
  const sent = await owner.transaction().execute(async (transaction) => {
    await sql`lock table event in share mode`.execute(transaction)
    const waiting = Array.from({ length: 5 }, async () => post())
    await expect.poll(async () => readFigure(admin, 'page_api_events_waiting')).toBe('5')
    server.kill('SIGTERM')
    // Nothing more is taken, while what was taken waits.
    await expect.poll(async () => openSocketTo(api)).toBe('refused')
    return waiting
  })
  expect(await Promise.all(sent)).toEqual([204, 204, 204, 204, 204])
  const answered = performance.now()
  expect(await once(server, 'exit')).toEqual([0, null])
  // `fetch` keeps a connection for as long as the server said that it may: 72 seconds.
  expect(performance.now() - answered).toBeLessThan(30_000)
  const { rows } = await sql`select eid from event where urlname = '/drained'`.execute(owner)
  expect(rows).toHaveLength(6)
  const refused = await owner.selectFrom('rejection_day').selectAll().execute()
  expect(refused).toEqual([{ day: '2026-11-20', site: UK, environment: 'beta', status: 400, events: 2 }])
})

async function openSocketTo(port: number): Promise<string> {
  const socket = openSocket(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => 'taken',
      () => 'refused',
    )
    .finally(() => socket.destroy())
}

const INTERNAL_TOKEN = 'a-token-of-the-test'

/** A figure without labels, of the admin port. */
async function readFigure(port: number, name: string): Promise<string | undefined> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return metrics
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

async function readReadiness(admin: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${admin}/readyz`, { signal: AbortSignal.timeout(SOON_MS) })).status
}

describe('over a network that can fail, while days of events cannot be made or dropped', () => {
  const held = Promise.withResolvers<void>()
  let holding: Promise<void> | undefined
  let network: Awaited<ReturnType<typeof startFlakyNetwork>>
  let running: Awaited<ReturnType<typeof startReady>>

  beforeAll(async () => {
    const owner = connect<Database>(databaseUrl, { connections: 1 })
    await makeEventDays(owner, daysAgo(100))
    const locked = Promise.withResolvers<void>()
    holding = owner
      .transaction()
      .execute(async (transaction) => {
        await sql`lock table event`.execute(transaction)
        locked.resolve()
        await held.promise
      })
      .finally(async () => owner.destroy())
    await locked.promise
    network = await startFlakyNetwork()
    running = await startReady({ DATABASE_URL: network.url })
  })
  afterAll(async () => {
    held.resolve()
    await holding
    // What waits for an answer would hold the server up.
    network.end()
  })

  it('is ready all the same; that is logged and counted', async () => {
    const { admin, readOutput } = running
    await expect.poll(async () => readFigure(admin, 'page_api_event_days_failures_total')).toBe('1')
    await expect.poll(readOutput).toContain('days of events could not be made or dropped')
    expect(await fetchJson(admin, '/readyz')).toEqual({ status: 'ready' })
  })

  it('is not ready within a second or so of losing the database, and ready when it is back', async () => {
    held.resolve()
    await holding
    network.isDown = false
    await expect.poll(async () => readReadiness(running.admin)).toBe(200)
    network.isDown = true
    expect(await readReadiness(running.admin)).toBe(503)
    network.isDown = false
    await expect.poll(async () => readReadiness(running.admin)).toBe(200)
  })
})

it('says in one line that a port is in use, and ends what it began', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const server = start({ PORT_API: port, PORT_ADMIN_API: '0' })
  server.stdout.resume()
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  holder.close()
  expect([code, output]).toEqual([
    1,
    `page-api: port ${port} is in use. End what uses it, or set PORT_API to another port.\n`,
  ])
})
