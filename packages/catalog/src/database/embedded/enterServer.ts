import { Client, DatabaseError } from 'pg'
import { ConfigError } from '@clipfront/routing/errors'
import { OWNER, readPassword } from './initialiseCluster.ts'
import type { Cluster } from './locateCluster.ts'

/**
 * Everybody who uses the server holds this lock in common; who gets it alone is the last one. A connection that breaks
 * gives it back, so that a killed process is never waited for.
 */
export const PRESENCE_LOCK = 7_202_611_21

export const MAINTENANCE_DATABASE = 'postgres'

/** `none`: nobody listens. `busy`: a server is there, but it is starting or stopping. */
type Entered = Client | 'none' | 'busy'

const CANNOT_CONNECT_NOW = '57P03'
const ENDED_BY_SHUTDOWN = '57P01'
const WRONG_PASSWORD = '28P01'

/**
 * Makes ourselves known to a running server.
 * @returns the connection that stands for us, or why there is none
 * @throws {ConfigError} the server is there and refuses us
 */
export async function enterServer(cluster: Cluster): Promise<Entered> {
  let password: string
  try {
    password = readPassword(cluster)
  } catch {
    return 'none'
  }
  const client = new Client({ host: cluster.sockets, user: OWNER, password, database: MAINTENANCE_DATABASE })
  // A server that goes away is noticed by the queries that need it, not by this one.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    return explain(error, cluster)
  }
}

function explain(error: unknown, cluster: Cluster): 'none' | 'busy' {
  if (!(error instanceof DatabaseError)) return 'none'
  if (error.code === CANNOT_CONNECT_NOW || error.code === ENDED_BY_SHUTDOWN) return 'busy'
  const reason =
    error.code === WRONG_PASSWORD ? `it does not accept the password in ${cluster.passwordFile}` : error.message
  throw new ConfigError(
    `The embedded PostgreSQL in ${cluster.folder} runs but cannot be used: ${reason}. Restore that file, or end the server and move the folder away to begin with an empty database.`,
    { cause: error },
  )
}
