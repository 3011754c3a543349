import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { ConfigError } from '@clipfront/routing/errors'
import { OWNER, readPassword } from './initialiseCluster.ts'
import type { Cluster } from './locateCluster.ts'

/**
 * Everybody who uses the server holds this lock in common; who gets it alone is the last one. A connection that breaks
 * gives it back, so that a killed process is never waited for.
 */
const PRESENCE_LOCK = 7_202_611_21

export const MAINTENANCE_DATABASE = 'postgres'

const CANNOT_CONNECT_NOW = '57P03'
const ENDED_BY_SHUTDOWN = '57P01'
const WRONG_PASSWORD = '28P01'

/**
 * Makes ourselves known to a running server.
 * @returns the connection that stands for us; `none` when nobody listens, `busy` while a server starts or stops
 * @throws {ConfigError} the server is there and refuses us
 */
export async function enterServer(cluster: Cluster): Promise<Client | 'none' | 'busy'> {
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

/** Processes have 5 s to end; the rest of that is theirs. */
const STOP_PATIENCE_MS = 4000
const PAUSE_MS = 20

/** Says goodbye to the server, and stops it when nobody else is left. */
export async function leaveServer(cluster: Cluster, presence: Client): Promise<void> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK])
    // Held while the server stops: whoever comes now waits for it, loses the connection, and starts the server anew.
    const { rows } = await presence.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [PRESENCE_LOCK])
    if (rows[0]?.last) await stop(cluster)
  } catch {
    // The connection is gone, and so is the server or our hold on it.
  }
  await presence.end().catch(() => {})
}

async function stop(cluster: Cluster): Promise<void> {
  const pidFile = path.join(cluster.data, 'postmaster.pid')
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  // SIGINT: ends what is open, writes what is to be written. SIGTERM would wait for every client.
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + STOP_PATIENCE_MS; existsSync(pidFile) && Date.now() < deadline;)
    await sleep(PAUSE_MS)
}
