import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, inject } from 'vitest'
import { connect } from '../database/connect.ts'
import { APP_ROLE } from '../database/grantRoles.ts'
import type { Database } from '../database/tables.ts'
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

/** An empty catalog for one test file, on a real PostgreSQL; dropped after the file's last test. Call it at the file's top. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = connect<unknown>(inject('postgres'), { connections: 1 })
  await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE_DATABASE)}`.execute(server)
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
