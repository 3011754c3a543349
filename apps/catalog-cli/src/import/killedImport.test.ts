import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { connect } from '@clipfront/catalog/database'
import { createTestDatabase, removeDatabase, startCatalog } from '@clipfront/catalog/testing'
import { offerLine } from '@clipfront/feeds/testing'
import { createRunHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const owner = connect<unknown>(url, { connections: 2 })
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-killed-'))
afterAll(async () => {
  await owner.destroy()
  rmSync(folder, { recursive: true })
})

/** In the full run enough that several batches are written. */
const MANY = process.env['FULL'] === '1' ? 6000 : 200
const lines = (count: number, percent: number): string =>
  Array.from({ length: count }, (_, index) => offerLine(index, { discount: { kind: 'percent', value: percent } })).join(
    '\n',
  )

const IMPORT = ['import', '--format', 'json', '--site', 'main/uk']

function writeFeed(text: string): string {
  const file = path.join(folder, 'offers.jsonl')
  writeFileSync(file, text)
  return file
}

/** In this process: only what is killed needs one of its own. */
const runHere = createRunHere(database, folder)
const runImport = (text: string) => runHere([...IMPORT, writeFeed(text)])

const count = async (): Promise<number> => {
  const { total } = await database
    .selectFrom('coupon')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The process of the server that holds rows of a transaction still under way. */
const worker = async (): Promise<number | undefined> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks join pg_class on pg_class.oid = relation
    where relname = 'coupon' and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database)
  return rows[0]?.pid
}

async function workerAtWork(): Promise<number> {
  for (;;) {
    const pid = await worker()
    if (pid !== undefined) return pid
    await delay(10)
  }
}

/** Stops every import at its end, when it has written its last offer, until the returned function is called. */
async function holdImports(): Promise<() => Promise<void>> {
  const holder = await owner.startTransaction().execute()
  await sql`lock table import_rejection in exclusive mode`.execute(holder)
  let isHeld = true
  const release = async () => {
    if (isHeld) await holder.rollback().execute()
    isHeld = false
  }
  onTestFinished(release)
  return release
}

it('an import killed at work leaves the catalog as it was, and may be run again', async () => {
  expect((await runImport(lines(100, 10))).code).toBe(0)
  expect(await count()).toBe(100)

  const release = await holdImports()
  const { child } = startCatalog([...IMPORT, writeFeed(lines(MANY, 20))], { databaseUrl: url, dataFolder: folder })
  await workerAtWork()
  child.kill('SIGKILL')
  await once(child, 'exit')
  await release()
  expect(await count()).toBe(100)

  const again = await runImport(lines(200, 20))
  expect([again.code, await count()]).toEqual([0, 300])
})

it('a database that goes away at work is one line, and the catalog as it was', async () => {
  const before = await count()
  const release = await holdImports()
  const finished = runImport(lines(MANY, 30))
  await sql`select pg_terminate_backend(${await workerAtWork()})`.execute(owner)
  const { code, output, complaints } = await finished
  await release()
  expect(complaints).toMatch(/^catalog: The connection to the database broke \(.*\)\. Nothing of the file .*\n$/)
  expect([code, output, await count()]).toEqual([1, '', before])
})

it('an import that Ctrl-C ends leaves no database server running', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-stopped-'))
  const file = path.join(dataFolder, 'offers.jsonl')
  writeFileSync(file, lines(MANY, 10))
  const { child, finished } = startCatalog([...IMPORT, file], { databaseUrl: '', dataFolder })
  const whereabouts = path.join(dataFolder, 'postgres.json')
  await expect.poll(() => readOrEmpty(whereabouts)).toMatch(/\}\n$/)
  const { folder: cluster } = JSON.parse(readOrEmpty(whereabouts))
  const pidFile = path.join(cluster, 'data', 'postmaster.pid')
  const readServer = () => readOrEmpty(pidFile).split('\n')[0]
  await expect.poll(readServer).toMatch(/^\d+$/)
  const server = Number(readServer())
  // Once by the terminal, and once by the process that forwards it.
  child.kill('SIGINT')
  child.kill('SIGINT')
  const { code, output } = await finished
  removeDatabase(cluster)
  rmSync(dataFolder, { recursive: true })
  expect([code, output]).toEqual([130, ''])
  // It has ended; the process that takes over from its parent may not have noticed yet.
  await expect.poll(() => isAlive(server)).toBe(false)
})

function readOrEmpty(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
