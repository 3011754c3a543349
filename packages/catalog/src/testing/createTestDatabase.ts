import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, inject } from 'vitest'
import { connect } from '../database/connect.ts'
import { APP_ROLE } from '../database/grantRoles.ts'
import type { Database } from '../database/tables.ts'
import { runCatalog } from './startCatalog.ts'
import { TEMPLATE_DATABASE } from './templateDatabase.ts'
import { withDatabase } from './withDatabase.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's own PostgreSQL, as its owner. */
    postgres: string
  }
}

export interface TestDatabase {
  /** As the product uses it: rows only. */
  database: Kysely<Database>
  /** As the owner. */
  url: string
}

/** A query that takes longer is a fault, and should say which it is. */
const STATEMENT_TIMEOUT_MS = 20_000

/**
 * A catalog for one test file, on a real PostgreSQL; dropped after the file's last test. Call it at the file's top.
 * @param options.hasDemo whether every site has the demo, as of the tests' moment and without its pictures; else all is empty
 */
export async function createTestDatabase({ hasDemo = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = connect<unknown>(inject('postgres'), { connections: 1 })
  if (hasDemo) await ensureDemo(server)
  const template = hasDemo ? DEMO_DATABASE : TEMPLATE_DATABASE
  await copyDatabase(server, name, template)
  const url = withDatabase(inject('postgres'), name)
  const database = connect<Database>(url, {
    role: APP_ROLE,
    connections: 5,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  })
  afterAll(async () => {
    await database.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(server)
    await server.destroy()
  })
  return { database, url }
}

/** Loaded by the first file of a run that needs it, and copied by all. */
const DEMO_DATABASE = 'clipfront_demo'
const DEMO_LOCK = 4_710_022

async function ensureDemo(server: Kysely<unknown>): Promise<void> {
  await server.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(DEMO_LOCK)})`.execute(connection)
    const { rows } = await sql`select from pg_database where datname = ${DEMO_DATABASE}`.execute(connection)
    if (rows.length === 0) {
      const draft = `draft_${randomBytes(6).toString('hex')}`
      await copyDatabase(connection, draft, TEMPLATE_DATABASE)
      await runCatalog(withDatabase(inject('postgres'), draft), ['demo'])
      await sql`alter database ${sql.id(draft)} rename to ${sql.id(DEMO_DATABASE)}`.execute(connection)
    }
    await sql`select pg_advisory_unlock(${sql.lit(DEMO_LOCK)})`.execute(connection)
  })
}

/** By its files: through the log, as is usual, takes three times as long. */
async function copyDatabase(server: Kysely<unknown>, name: string, template: string): Promise<void> {
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(server)
}
