import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseError } from 'pg'
import { ConfigError } from '@clipfront/routing/errors'
import { connect } from './connect.ts'
import { grantRoles } from './grantRoles.ts'
import { migrations } from './migrations/migrations.ts'

/** Told in one line what happens to the database, for the log. */
export type Report = (message: string) => void

interface MigrateOptions {
  report?: Report
  /** Lets the servers' role log in with it. */
  appPassword?: string
  pausesMs?: readonly number[]
}

/** Any number will do as long as nothing else in the database takes it. */
const SCHEMA_LOCK = 7_202_611_20
const OLDEST_SERVER = 150_000

/** Every reader of a table queues behind a migration that waits for it: it waits shortly, and lets them pass in between. */
const LOCK_TIMEOUT_MS = 2000
const RETRY_PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000]
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings the schema at `url` up to date, roles and rights included. Processes that start together take turns.
 * @throws {ConfigError} the server does not answer, is too old, its user may not do what is needed, or others hold the tables
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const owner = connect<unknown>(url, { connections: 1 })
  const migrating = connect<unknown>(url, { connections: 1, lockTimeoutMs: LOCK_TIMEOUT_MS })
  try {
    await refuseUnusable(owner)
    await owner.connection().execute(async (session) => {
      // A session's lock, so that it also covers what stands outside of the migrations' own transaction.
      await sql`select pg_advisory_lock(${SCHEMA_LOCK})`.execute(session)
      try {
        await migrateWithRetries(migrating, options)
        await grantRoles(session, options.appPassword)
      } finally {
        await sql`select pg_advisory_unlock(${SCHEMA_LOCK})`.execute(session)
      }
    })
  } finally {
    await Promise.all([owner.destroy(), migrating.destroy()])
  }
}

/** All migrations are one transaction: an attempt that cannot have a table has changed nothing. */
async function migrateWithRetries(
  database: Kysely<unknown>,
  { report, pausesMs = RETRY_PAUSES_MS }: MigrateOptions,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  for (const pause of [...pausesMs, undefined]) {
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
    if (pause === undefined)
      throw new ConfigError(
        'The schema could not be brought up to date: others hold its tables, as an import does until its end. Nothing was changed. Wait for that import, or end the session that pg_stat_activity shows as idle in transaction, then start again.',
        { cause: error },
      )
    report?.(`A migration waits for a table that others hold. It is tried again in ${pause / 1000} s.`)
    await sleep(pause)
  }
}

async function refuseUnusable(owner: Kysely<unknown>): Promise<void> {
  const version = await sql<{ number: number; text: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as text
  `
    .execute(owner)
    .catch((error: unknown) => {
      throw new ConfigError(
        `The database does not answer (${error instanceof Error ? error.message || error.name : String(error)}). Check that PostgreSQL runs and that DATABASE_URL names it, or unset DATABASE_URL to use the embedded server.`,
        { cause: error },
      )
    })
  const [found] = version.rows
  if (found && found.number < OLDEST_SERVER)
    throw new ConfigError(
      `The database is PostgreSQL ${found.text}; Clipfront needs 15 or later. Point DATABASE_URL at a newer server, or unset it to use the embedded one.`,
    )
}
