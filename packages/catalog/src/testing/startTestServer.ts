import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { joinEmbeddedServer } from '../database/embedded/joinEmbeddedServer.ts'
import { migrate } from '../database/migrate.ts'
import type { Database } from '../database/tables.ts'
import { makeEventDays } from '../events/eventDays.ts'
import { removeDatabase } from './removeDatabase.ts'
import { daysAgo } from './seed.ts'
import { stopWithRun } from './stopWithRun.ts'
import { TEMPLATE_DATABASE } from './templateDatabase.ts'
import { withDatabase } from './withDatabase.ts'

/** One PostgreSQL for the whole test run, with a migrated database that test files copy. Everything is removed at the end. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-test-'))
  const server = await joinEmbeddedServer(dataFolder)
  const removeAll = (): void => {
    removeDatabase(server.location)
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const release = stopWithRun(server.location, removeAll)
  const owner = connect<unknown>(server.url, { connections: 1 })
  // Nobody needs this data after a power cut; without them copying a database takes a quarter of the time.
  await sql`alter system set fsync = off`.execute(owner)
  await sql`alter system set full_page_writes = off`.execute(owner)
  // The planner's figures change when a test says so, not when a minute is over: each file empties and fills its tables.
  await sql`alter system set autovacuum = off`.execute(owner)
  await sql`select pg_reload_conf()`.execute(owner)
  await sql`create database ${sql.id(TEMPLATE_DATABASE)}`.execute(owner)
  await owner.destroy()
  const url = withDatabase(server.url, TEMPLATE_DATABASE)
  await migrate(url)
  const template = connect<Database>(url, { connections: 1 })
  // Few: each is copied with every database.
  await makeEventDays(template, daysAgo(2), daysAgo(-1))
  await template.destroy()
  project.provide('postgres', server.url)
  return async () => {
    release()
    await server.leave()
    removeAll()
  }
}
