import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { ConfigError } from '@clipfront/routing/errors'
import { connect } from './connect.ts'
import { grantRoles } from './grantRoles.ts'
import { migrations } from './migrations/migrations.ts'

/** Any number will do as long as nothing else in the database takes it. */
const SCHEMA_LOCK = 7_202_611_20
const OLDEST_SERVER = 150_000

/**
 * Brings the schema at `url` up to date, roles and rights included. Processes that start together take turns.
 * @throws {ConfigError} the server does not answer, is too old, or its user may not do what is needed
 */
export async function migrate(url: string): Promise<void> {
  const owner = connect<unknown>(url, { connections: 2 })
  try {
    await refuseUnusable(owner)
    await owner.connection().execute(async (session) => {
      // A session's lock, so that it also covers what stands outside of the migrations' own transaction.
      await sql`select pg_advisory_lock(${SCHEMA_LOCK})`.execute(session)
      try {
        const { error } = await new Migrator({
          db: owner,
          provider: { getMigrations: async () => migrations },
        }).migrateToLatest()
        if (error) throw error
        await grantRoles(session)
      } finally {
        await sql`select pg_advisory_unlock(${SCHEMA_LOCK})`.execute(session)
      }
    })
  } finally {
    await owner.destroy()
  }
}

async function refuseUnusable(owner: ReturnType<typeof connect<unknown>>): Promise<void> {
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
