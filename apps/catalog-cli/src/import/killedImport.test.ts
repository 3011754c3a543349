import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startCatalog } from '@clipfront/catalog/testing'
import { connect } from '@clipfront/catalog/database'
import { createTestDatabase, removeDatabase } from '@clipfront/catalog/testing'
import { offerLine } from '@clipfront/feeds/testing'

const { database, url } = await createTestDatabase()
const owner = connect<unknown>(url, { connections: 1 })
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-killed-'))
afterAll(async () => {
  await owner.destroy()
  rmSync(folder, { recursive: true })
})

/** Enough that the import is at work for seconds. */
const MANY = 6000
const lines = (count: number, percent: number): string =>
  Array.from({ length: count }, (_, index) => offerLine(index, { discount: { kind: 'percent', value: percent } })).join(
    '\n',
  )

function startImport(text: string) {
  const file = path.join(folder, 'offers.jsonl')
  writeFileSync(file, text)
  const args = ['import', '--format', 'json', '--site', 'main/uk', file]
  return startCatalog(args, { databaseUrl: url, dataFolder: folder })
}

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

it('an import killed at work leaves the catalog as it was, and may be run again', async () => {
  expect((await startImport(lines(300, 10)).finished).code).toBe(0)
  expect(await count()).toBe(300)

  const { child } = startImport(lines(MANY, 20))
  await workerAtWork()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await count()).toBe(300)

  const again = await startImport(lines(600, 20)).finished
  expect([again.code, await count()]).toEqual([0, 900])
})

it('a database that goes away at work is one line, and the catalog as it was', async () => {
  const before = await count()
  const { finished } = startImport(lines(MANY, 30))
  await sql`select pg_terminate_backend(${await workerAtWork()})`.execute(owner)
  const { code, output, complaints } = await finished
  expect(complaints).toMatch(/^catalog: The connection to the database broke \(.*\)\. Nothing of the file .*\n$/)
  expect([code, output, await count()]).toEqual([1, '', before])
})

it('an import that Ctrl-C ends leaves no database server running', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-stopped-'))
  const file = path.join(dataFolder, 'offers.jsonl')
  writeFileSync(file, lines(MANY, 10))
  const args = ['import', '--format', 'json', '--site', 'main/uk', file]
  const { child, finished } = startCatalog(args, { databaseUrl: '', dataFolder })
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
