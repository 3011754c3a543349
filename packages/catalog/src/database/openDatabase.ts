import { type Kysely, sql } from 'kysely'
import { connect } from './connect.ts'
import { joinEmbeddedServer } from './embedded/joinEmbeddedServer.ts'
import { migrate } from './migrate.ts'
import { APP_ROLE } from './grantRoles.ts'
import type { Database } from './tables.ts'

export interface DatabaseSettings {
  /** A PostgreSQL of the operator's (15 or later); null uses the embedded one. */
  databaseUrl: string | null
  /** Absolute path of `CLIPFRONT_DATA`. */
  dataFolder: string
  /** How long one statement may take; unlimited when left out, as imports need. */
  statementTimeoutMs?: number
}

/**
 * Opens the catalog's database: joins or starts the embedded server when no `DATABASE_URL` is given, and brings the
 * schema up to date under one lock. Many processes may do so at the same time.
 * @returns `database` may read and write rows, and nothing else; `location` says where the data lies, fit to be printed;
 *   `close` leaves, and the embedded server stops when the last process has left it
 * @throws {ConfigError} no server can be reached or started, or it may not be used as needed
 */
export async function openDatabase(settings: DatabaseSettings) {
  const server = settings.databaseUrl
    ? { url: settings.databaseUrl, location: describeUrl(settings.databaseUrl), leave: async () => {} }
    : await joinEmbeddedServer(settings.dataFolder)
  try {
    await migrate(server.url)
    const limits = settings.statementTimeoutMs === undefined ? {} : { statementTimeoutMs: settings.statementTimeoutMs }
    const database = connect<Database>(server.url, { role: APP_ROLE, ...limits })
    const close = async (): Promise<void> => {
      await database.destroy()
      await server.leave()
    }
    return { database, location: server.location, close }
  } catch (error) {
    await server.leave()
    throw error
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
