import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { ConfigError } from '@clipfront/routing/errors'
import { connect } from './connect.ts'
import { joinEmbeddedServer } from './embedded/joinEmbeddedServer.ts'
import { isReachable } from './isReachable.ts'
import { migrate, type Report } from './migrate.ts'
import { APP_ROLE } from './grantRoles.ts'
import type { Database } from './tables.ts'

export interface DatabaseSettings {
  /** A PostgreSQL of the operator's (15 or later); null uses the embedded one. */
  databaseUrl: string | null
  /** A login with less rights for everything but migrations, a member of `clipfront_app`; that of `databaseUrl` when left out. */
  appDatabaseUrl?: string | null
  /** Absolute path of `CLIPFRONT_DATA`. */
  dataFolder: string
  /** How long one statement may take; unlimited when left out, as imports need. */
  statementTimeoutMs?: number
  /** Told when a migration waits, when the embedded server went away, and when it is back. */
  report?: Report
}

/** For queries under way. Whoever ends us waits 20 s. */
const CLOSE_PATIENCE_MS = 5000

/**
 * Opens the catalog's database: joins or starts the embedded server when no `DATABASE_URL` is given, and brings the
 * schema up to date under one lock. Many processes may do so at the same time.
 * @returns `database` may read and write rows, and nothing else; `location` says where the data lies, fit to be printed;
 *   `isReachable` whether it answers within a second; `close` leaves, and the embedded server stops when the last process has left it; `leave` does so without waiting for
 *   what is under way
 * @throws {ConfigError} no server can be reached or started, or it may not be used as needed
 */
export async function openDatabase(settings: DatabaseSettings) {
  const { report, statementTimeoutMs } = settings
  const server = await findServer(settings)
  try {
    await migrate(server.url, { ...(report && { report }), ...server.login })
    const limits = statementTimeoutMs === undefined ? {} : { statementTimeoutMs }
    const database = connect<Database>(server.appUrl, { role: APP_ROLE, ...limits })
    if (settings.appDatabaseUrl) await refuseLogin(database)
    const close = async (): Promise<void> => {
      // A query that hangs must not keep the embedded server from being stopped.
      await Promise.race([database.destroy(), sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })])
      await server.leave()
    }
    return {
      database,
      location: server.location,
      isReachable: async () => isReachable(server.appUrl),
      close,
      leave: server.leave,
    }
  } catch (error) {
    await server.leave()
    throw error
  }
}

async function findServer({ databaseUrl, appDatabaseUrl, dataFolder, report }: DatabaseSettings) {
  if (databaseUrl)
    return {
      url: databaseUrl,
      appUrl: appDatabaseUrl ?? databaseUrl,
      login: {},
      location: describeUrl(databaseUrl),
      leave: async () => {},
    }
  const { appPassword, ...server } = await joinEmbeddedServer(dataFolder, report)
  return { ...server, login: { appPassword } }
}

/** @throws {ConfigError} the login of `DATABASE_APP_URL` cannot be used */
async function refuseLogin(database: Kysely<Database>): Promise<void> {
  try {
    await sql`select 1`.execute(database)
  } catch (error) {
    await database.destroy()
    throw new ConfigError(
      `The database refuses the user of DATABASE_APP_URL (${error instanceof Error ? error.message || error.name : String(error)}). Let it log in, and make it a member of the role that the migrations have made: grant ${APP_ROLE} to that user.`,
      { cause: error },
    )
  }
}

/** The address without user, password and options. Not by `URL`, which knows no address without a host, as sockets have. */
function describeUrl(url: string): string {
  const [address = ''] = url.replace(/^\w+:\/\//, '').split('?')
  return address.slice(address.lastIndexOf('@') + 1)
}

/**
 * Tells the planner how the tables look now. Worth it after many rows have changed at once: until the server does so by
 * itself, a query that takes milliseconds may take seconds. A server that does not allow it (before 17) skips it with a warning.
 */
export async function refreshStatistics(database: Kysely<Database>): Promise<void> {
  await sql`analyze merchant, category, coupon, coupon_category`.execute(database)
}
