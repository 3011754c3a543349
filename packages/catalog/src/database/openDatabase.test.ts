import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { removeDatabase } from '../testing/removeDatabase.ts'
import { UK } from '../testing/seed.ts'
import { connect } from './connect.ts'
import { joinEmbeddedServer } from './embedded/joinEmbeddedServer.ts'
import { openDatabase } from './openDatabase.ts'

/** Read by its url, so that what looks for unused files sees that this one is started. */
const HOLDER = fileURLToPath(new URL('../testing/holdDatabase.ts', import.meta.url))
// A long name: the socket's path would not fit below it.
const dataFolder = mkdtempSync(path.join(tmpdir(), `clipfront-open-${'x'.repeat(60)}-`))
let databases: Awaited<ReturnType<typeof openDatabase>>[] = []

afterEach(async () => {
  await Promise.all(databases.map(({ close }) => close()))
  databases = []
})

afterAll(() => {
  const { folder } = JSON.parse(readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8'))
  removeDatabase(folder)
  rmSync(dataFolder, { recursive: true, force: true })
})

async function open() {
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  databases.push(database)
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
  databases = []
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

/** What a session may do that leaves its role, as an injected statement would. */
async function findRightsBehind({ database }: Awaited<ReturnType<typeof openDatabase>>) {
  const found = []
  for (const way of ['set role none', 'reset role', 'reset session authorization'])
    found.push(
      await database.connection().execute(async (session) => {
        await sql.raw(way).execute(session)
        const { rows } = await sql<{ rights: boolean }>`
          select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as rights
          from pg_roles where rolname in (current_user, session_user)`.execute(session)
        await sql`set role clipfront_app`.execute(session)
        return rows.some(({ rights }) => rights)
      }),
    )
  return found
}

it('logs in with no more rights than the servers need, and can go back to no others', async () => {
  const opened = await open()
  expect(await findRightsBehind(opened)).toEqual([false, false, false])
  for (const statement of [
    'set role clipfront',
    'set session authorization clipfront',
    `copy (select 1) to program 'true'`,
    'delete from kysely_migration',
    `insert into kysely_migration (name, timestamp) values ('999', '')`,
    'update kysely_migration_lock set is_locked = 1',
  ])
    await expect(sql.raw(statement).execute(opened.database)).rejects.toThrow('permission denied')
})

it('is in order after the next start, whatever the login wrote down about itself', async () => {
  const first = await open()
  // PostgreSQL lets every role do so.
  for (const spoiling of [`set search_path = 'nowhere'`, 'set default_transaction_read_only = on', `password 'other'`])
    await sql.raw(`alter role clipfront_app ${spoiling}`).execute(first.database)
  await first.close()
  const again = await open()
  const inserting = again.database.insertInto('category').values({ site: UK, slug: 'c', name: 'C' }).execute()
  await expect(inserting).resolves.toHaveLength(1)
})

it('goes on with a cluster that was made before the servers had a login of their own', async () => {
  const first = await open()
  await first.database.insertInto('category').values({ site: UK, slug: 'b', name: 'B' }).execute()
  const { url, leave } = await joinEmbeddedServer(dataFolder)
  const owner = connect<unknown>(url, { connections: 1 })
  await sql`alter role clipfront_app nologin password null`.execute(owner)
  await owner.destroy()
  await leave()
  await first.close()
  const again = await open()
  const names = await again.database.selectFrom('category').select('name').execute()
  expect(names).toContainEqual({ name: 'B' })
})

const { url } = await createTestDatabase()

describe('with DATABASE_APP_URL', () => {
  const login = `app_${randomBytes(4).toString('hex')}`
  const appDatabaseUrl = url.replace(/\/\/[^@]*@/, `//${login}:secret@`)

  it('works with rows by that login, which can go back to no other rights, and migrates by the owner', async () => {
    const owner = connect<unknown>(url, { connections: 1 })
    await sql`create role ${sql.id(login)} login password 'secret' in role clipfront_app`.execute(owner)
    const opened = await openDatabase({ databaseUrl: url, appDatabaseUrl, dataFolder })
    await opened.database.insertInto('category').values({ site: UK, slug: 'a', name: 'A' }).execute()
    expect(await findRightsBehind(opened)).toEqual([false, false, false])
    await opened.close()
    await sql`drop role ${sql.id(login)}`.execute(owner)
    await owner.destroy()
  })

  it('says what helps when that login is refused', async () => {
    const opening = openDatabase({ databaseUrl: url, appDatabaseUrl, dataFolder })
    await expect(opening).rejects.toThrow(/DATABASE_APP_URL.*clipfront_app/)
    await expect(opening).rejects.not.toThrow('secret')
  })
})

it('says what helps when the address of a database leads nowhere', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/x', dataFolder })
  await expect(opening).rejects.toThrow(/does not answer .*ECONNREFUSED.*DATABASE_URL/)
  await expect(opening).rejects.not.toThrow('secret')
})
