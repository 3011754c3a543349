import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeDatabase } from '../testing/removeDatabase.ts'
import { UK } from '../testing/seed.ts'
import { openDatabase } from './openDatabase.ts'

/** Read by its url, so that what looks for unused files sees that this one is started. */
const HOLDER = fileURLToPath(new URL('../testing/holdDatabase.ts', import.meta.url))
let dataFolder = ''
let opened: Awaited<ReturnType<typeof openDatabase>>[] = []

beforeEach(() => {
  // A long name: the socket's path would not fit below it.
  dataFolder = mkdtempSync(path.join(tmpdir(), `clipfront-open-${'x'.repeat(60)}-`))
  opened = []
})

afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  for (const { location } of opened) removeDatabase(location)
  rmSync(dataFolder, { recursive: true, force: true })
})

async function open() {
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  opened.push(database)
  return database
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('is started once by all who come together, and stopped by the last who leaves', async () => {
  const [first, second, third] = await Promise.all([open(), open(), open()])
  await first.database.insertInto('category').values({ site: UK, slug: 'a', name: 'A' }).execute()
  const pidFile = path.join(first.location, 'data', 'postmaster.pid')
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  await first.close()
  await second.close()
  expect(await third.database.selectFrom('category').select('name').execute()).toEqual([{ name: 'A' }])
  await third.close()
  opened = []
  await expect.poll(() => existsSync(pidFile)).toBe(false)
  // It removes its file before it ends.
  await expect.poll(() => isAlive(pid)).toBe(false)

  const again = await open()
  expect(await again.database.selectFrom('category').select('name').execute()).toEqual([{ name: 'A' }])
})

it('joins a server that a killed process left behind, and stops it', async () => {
  const killed = spawn(process.execPath, [HOLDER, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [place] = (await once(killed.stdout.setEncoding('utf8'), 'data')).map(String)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const pidFile = path.join(place?.trim() ?? '', 'data', 'postmaster.pid')
  const [orphan] = readFileSync(pidFile, 'utf8').split('\n')
  const joined = await open()
  expect(readFileSync(pidFile, 'utf8').split('\n')[0]).toBe(orphan)
  await joined.close()
  await expect.poll(() => existsSync(pidFile)).toBe(false)
})

it('lets nobody else in', async () => {
  const { location, database } = await open()
  const mode = (name: string) => (statSync(path.join(location, name)).mode & 0o777).toString(8)
  expect([mode('.'), mode('password'), mode('data')]).toEqual(['700', '600', '700'])
  expect(readFileSync(path.join(location, 'data', 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*\b(?:trust|peer)\b/m)
  const { rows } = await sql<{ listens: string }>`select current_setting('listen_addresses') as listens`.execute(
    database,
  )
  expect(rows).toEqual([{ listens: '' }])
  await expect(sql`create table mine (id int)`.execute(database)).rejects.toThrow('permission denied')
})

it('says what helps when the address of a database leads nowhere', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/x', dataFolder })
  await expect(opening).rejects.toThrow(/does not answer .*ECONNREFUSED.*DATABASE_URL/)
  await expect(opening).rejects.not.toThrow('secret')
})
