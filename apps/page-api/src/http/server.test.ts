import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startCatalog } from '@clipfront/catalog/testing'
import { createTestDatabase, removeDatabase } from '@clipfront/catalog/testing'

const { url: databaseUrl } = await createTestDatabase()

let dataFolder = ''
let started: ChildProcess[] = []
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-server-'))
})
afterEach(async () => {
  // A test that failed has left its server running.
  for (const server of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  started = []
  const whereabouts = path.join(dataFolder, 'postgres.json')
  if (existsSync(whereabouts)) removeDatabase(JSON.parse(readFileSync(whereabouts, 'utf8')).folder)
  rmSync(dataFolder, { recursive: true, force: true })
})

function start(given: Record<string, string>) {
  const environment = {
    PATH: process.env['PATH'],
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
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    output += String(chunk)
    if (output.includes('ready')) break
  }
  return { server, api, admin }
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

it('[R1.1] seeds no database that DATABASE_URL names: the command fills it', async () => {
  const { server, api } = await startReady({ DATABASE_URL: databaseUrl })
  const home = await fetchJson(api, '/v1/sites/cpus/pages/')
  expect([home.code, home.data.popular_merchants, home.data.top_coupons]).toEqual([200, [], []])
  expect((await startCatalog(['demo'], { databaseUrl, dataFolder }).finished).code).toBe(0)
  // A home page that was asked for is cached for a minute; this one was not.
  const other = await fetchJson(api, '/v1/sites/cpuk/pages/')
  expect([other.code, other.data.top_coupons.length]).toEqual([200, 12])
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
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
