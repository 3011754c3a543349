import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { removeDatabase } from '../../testing/removeDatabase.ts'
import { openDatabase } from '../openDatabase.ts'
import { stopUnusedServer } from './joinEmbeddedServer.ts'
import { findServerAccount, locateCluster } from './locateCluster.ts'
import { enterServer, leaveServer } from './presence.ts'

/** Read by its url, so that what looks for unused files sees that this one is started. */
const HOLDER = fileURLToPath(new URL('../../testing/holdDatabase.ts', import.meta.url))
const account = findServerAccount()

const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-crash-'))
let cleanUp: (() => unknown)[] = []
let reports: string[] = []

beforeEach(() => {
  reports = []
  cleanUp = []
})

afterEach(async () => {
  for (const end of cleanUp.toReversed()) await end()
})

afterAll(() => {
  removeDatabase(locateCluster(dataFolder, account).folder)
  rmSync(dataFolder, { recursive: true, force: true })
})

async function open() {
  const opened = await openDatabase({
    databaseUrl: null,
    dataFolder,
    report: (message: string) => void reports.push(message),
  })
  cleanUp.push(opened.close)
  return opened
}

/** Another process that uses the database until `end` sends it a signal. */
async function startHolder() {
  const holder = spawn(process.execPath, [HOLDER, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const end = async (signal: NodeJS.Signals) => {
    if (holder.exitCode !== null || holder.signalCode !== null) return
    holder.kill(signal)
    await once(holder, 'exit')
  }
  cleanUp.push(async () => end('SIGKILL'))
  await once(holder.stdout, 'data')
  return { end, send: (signal: NodeJS.Signals) => holder.kill(signal) }
}

const pidFile = () => path.join(locateCluster(dataFolder, account).data, 'postmaster.pid')
const readPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

/** Also one that has ended, until its parent takes notice. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Asks the server as the owner, by a connection that is none of the product's. */
async function observe<Row>(query: string): Promise<Row[]> {
  const { sockets, passwordFile } = locateCluster(dataFolder, account)
  const password = readFileSync(passwordFile, 'utf8').trim()
  const client = new Client({ host: sockets, user: 'clipfront', password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const countClaims = async () =>
  (await observe(`select 1 from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted`)).length

async function killBackend(): Promise<void> {
  const [backend] = await observe<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  process.kill(backend?.pid ?? 0, 'SIGKILL')
}

/** The server does not start any more until they are restored. */
function breakSettings(): () => void {
  const file = path.join(path.dirname(pidFile()), 'postgresql.auto.conf')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, 'nonsense nonsense\n')
  const restore = () => writeFileSync(file, text)
  cleanUp.push(restore)
  return restore
}

const query = async ({ database }: Awaited<ReturnType<typeof open>>) =>
  (await sql<{ one: number }>`select 1 as one`.execute(database)).rows

it('claims the server again after a killed backend, so that a command that comes and goes stops nothing', async () => {
  await startHolder()
  const server = readPid()
  await killBackend()
  const command = await open()
  await command.close()
  await expect.poll(countClaims).toBe(1)
  expect([readPid(), isAlive(server)]).toEqual([server, true])
})

it('is not stopped by whoever leaves right after a killed backend, while others have not claimed it again', async () => {
  const holder = await startHolder()
  const server = readPid()
  const cluster = locateCluster(dataFolder, account)
  holder.send('SIGSTOP')
  await killBackend()
  const enter = async () => {
    for (;;) {
      const presence = await enterServer(cluster)
      if (typeof presence === 'object') return presence
      if (presence === 'none') throw new Error('The server was stopped.')
    }
  }
  const presence = await enter()
  const leaving = leaveServer(cluster, presence)
  const other = await enter()
  await leaving
  cleanUp.push(async () => other.end())
  expect(await countClaims()).toBe(1)
  expect([readPid(), isAlive(server)]).toEqual([server, true])
})

it('does not stop the server under a process that is connected and has no claim', async () => {
  const first = await open()
  const { sockets, passwordFile } = locateCluster(dataFolder, account)
  const password = readFileSync(passwordFile, 'utf8').trim()
  const application_name = 'clipfront of another process'
  const other = new Client({ host: sockets, user: 'clipfront', password, database: 'postgres', application_name })
  await other.connect()
  await first.close()
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.end()
  const next = await open()
  await next.close()
  expect(existsSync(pidFile())).toBe(false)
})

it('starts a killed server again, answers within 10 s, and says so', async () => {
  const first = await open()
  const server = readPid()
  process.kill(server, 'SIGKILL')
  await expect.poll(async () => query(first), { timeout: 10_000 }).toEqual([{ one: 1 }])
  expect(readPid()).not.toBe(server)
  await expect.poll(countClaims).toBe(1)
  expect(reports.join('\n')).toMatch(/^The embedded PostgreSQL went away.*\n.*answers again/)
  await first.close()
  await expect.poll(() => existsSync(pidFile())).toBe(false)
})

it('is started once by two processes whose server was killed, and stopped by the last who leaves', async () => {
  const { end } = await startHolder()
  const first = await open()
  process.kill(readPid(), 'SIGKILL')
  await expect.poll(countClaims).toBe(2)
  const server = readPid()
  await first.close()
  expect([await countClaims(), isAlive(server)]).toEqual([1, true])
  await end('SIGTERM')
  expect(existsSync(pidFile())).toBe(false)
  await expect.poll(() => isAlive(server)).toBe(false)
})

it('is stopped after its last process was killed, by whoever looks, and not before', async () => {
  const { end } = await startHolder()
  const server = readPid()
  await stopUnusedServer(dataFolder)
  expect(isAlive(server)).toBe(true)
  await end('SIGKILL')
  await stopUnusedServer(dataFolder)
  await expect.poll(() => isAlive(server)).toBe(false)
  await stopUnusedServer(dataFolder)
})

it('goes on trying while the server cannot start', async () => {
  const first = await open()
  const restore = breakSettings()
  process.kill(readPid(), 'SIGKILL')
  await expect.poll(() => reports.join('\n')).toMatch(/does not start: .*postgresql\.auto\.conf.*tried again/)
  restore()
  await expect.poll(async () => query(first)).toEqual([{ one: 1 }])
})

it('leaves while the server cannot start, and leaves nothing running', async () => {
  const first = await open()
  breakSettings()
  process.kill(readPid(), 'SIGKILL')
  await expect.poll(() => reports.length).toBeGreaterThan(1)
  await first.close()
  await expect.poll(() => isAlive(readPid())).toBe(false)
})

it('leaves nothing running when it leaves right after a backend was killed', async () => {
  const first = await open()
  const server = readPid()
  await killBackend()
  await first.close()
  await expect.poll(() => isAlive(server)).toBe(false)
})

it('starts over a lock file that names a process of another kind, as after a restart of the machine', async () => {
  const first = await open()
  const lock = readFileSync(pidFile(), 'utf8')
  await first.close()
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...account })
  cleanUp.push(() => stranger.kill())
  writeFileSync(pidFile(), lock.replace(/^\d+/, String(stranger.pid)))
  if (account) chownSync(pidFile(), account.uid, account.gid)
  const again = await open()
  expect(await query(again)).toEqual([{ one: 1 }])
})

it('starts over a lock file that a power cut left empty', async () => {
  await (await open()).close()
  writeFileSync(pidFile(), '')
  if (account) chownSync(pidFile(), account.uid, account.gid)
  expect(await query(await open())).toEqual([{ one: 1 }])
})

it('logs of a statement that fails the reason, and not the statement, which may be long', async () => {
  const { database } = await open()
  const { logFile } = locateCluster(dataFolder, account)
  await expect(sql`select 1 / 0 as whole_statement`.execute(database)).rejects.toThrow('division by zero')
  await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('division by zero')
  expect(readFileSync(logFile, 'utf8')).not.toContain('whole_statement')
})
