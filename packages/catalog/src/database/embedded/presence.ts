import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { ConfigError } from '@clipfront/routing/errors'
import { CLIENT_NAME, CLIENT_NAME_PREFIX } from '../connect.ts'
import { OWNER, readPassword } from './initialiseCluster.ts'
import type { Cluster } from './locateCluster.ts'
import { stopServer } from './startServer.ts'

/**
 * Everybody who uses the server holds this lock in common; who gets it alone is the last one. A connection that breaks
 * gives it back, so that a killed process is never waited for.
 */
const PRESENCE_LOCK = 7_202_611_21

const MAINTENANCE_DATABASE = 'postgres'

const CANNOT_CONNECT_NOW = '57P03'
const ENDED_BY_SHUTDOWN = '57P01'
const ENDED_BY_CRASH = '57P02'
const LOCK_TIMEOUT = '55P03'
const WRONG_PASSWORD = '28P01'
const UNAVAILABLE = new Set<string | undefined>([CANNOT_CONNECT_NOW, ENDED_BY_SHUTDOWN, ENDED_BY_CRASH, LOCK_TIMEOUT])

/** For a server that hangs, and for a last one that does not come to an end: then everything is looked at anew. */
const ENTER_TIMEOUT_MS = 5000

/**
 * Makes ourselves known to a running server.
 * @returns the connection that stands for us; `none` when nobody listens, `busy` while a server starts, stops or recovers
 * @throws {ConfigError} the server is there and refuses us
 */
export async function enterServer(cluster: Cluster): Promise<Client | 'none' | 'busy'> {
  let password: string
  try {
    password = readPassword(cluster)
  } catch {
    return 'none'
  }
  const client = new Client({
    host: cluster.sockets,
    user: OWNER,
    password,
    database: MAINTENANCE_DATABASE,
    application_name: CLIENT_NAME,
    connectionTimeoutMillis: ENTER_TIMEOUT_MS,
    lock_timeout: ENTER_TIMEOUT_MS,
  })
  // Its end is what counts, whatever the reason.
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
  if (!(error instanceof DatabaseError)) return isNobodyThere(error) ? 'none' : 'busy'
  if (UNAVAILABLE.has(error.code)) return 'busy'
  const reason =
    error.code === WRONG_PASSWORD ? `it does not accept the password in ${cluster.passwordFile}` : error.message
  throw new ConfigError(
    `The embedded PostgreSQL in ${cluster.folder} runs but cannot be used: ${reason}. Restore that file, or end the server and move the folder away to begin with an empty database.`,
    { cause: error },
  )
}

/** There is no socket, or nobody behind it. A server in trouble takes the connection, and ends it or says nothing. */
function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
}

export function formatUrl(cluster: Cluster, user: string, password: string): string {
  const host = encodeURIComponent(cluster.sockets)
  return `postgres://${user}:${encodeURIComponent(password)}@/${MAINTENANCE_DATABASE}?host=${host}`
}

/** Connections of a process that has just left, or was killed, are still there for a moment. */
const OTHERS_PATIENCE_MS = 2000
const PAUSE_MS = 20

/**
 * Says goodbye to the server, and stops it when nobody else is left.
 * @param waits for the claims of others that were killed just now
 * @returns whether it did: not when the connection is gone, and with it our hold on the server
 */
export async function leaveServer(cluster: Cluster, presence: Client, { waits = false } = {}): Promise<boolean> {
  try {
    await waitForReturns(presence)
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK])
    if ((await isLast(presence, waits)) && !(await isUsedByOthers(presence))) await stopServer(cluster)
    return true
  } catch {
    return false
  } finally {
    await presence.end().catch(() => {})
  }
}

/** Everybody is back after this time, unless the machine is so busy that the server is missed no more than they are. */
const RETURN_MS = 3000

/**
 * A backend that is killed takes the connections and claims of all with it: whoever leaves right after it waits for those who are
 * still there. Then the checkpointer was started anew, long after the server.
 */
async function waitForReturns(presence: Client): Promise<void> {
  const { rows } = await presence.query<{ age: number }>(
    `select extract(epoch from clock_timestamp() - backend_start)::float8 * 1000 as age from pg_stat_activity
      where backend_type = 'checkpointer' and backend_start > pg_postmaster_start_time() + interval '200 milliseconds'`,
  )
  for (const { age } of rows) await sleep(Math.max(0, RETURN_MS - age))
}

/** The lock is held while the server stops: whoever comes now waits for it, loses the connection, and starts the server anew. */
async function isLast(presence: Client, waits: boolean): Promise<boolean> {
  const deadline = Date.now() + (waits ? OTHERS_PATIENCE_MS : 0)
  for (;;) {
    const { rows } = await presence.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [PRESENCE_LOCK])
    const [found] = rows
    if (found?.last || Date.now() >= deadline) return found?.last === true
    await sleep(PAUSE_MS)
  }
}

/** Whether a process is connected that has no claim: it lost that in a crash, and waits for us to make it again. */
async function isUsedByOthers(presence: Client): Promise<boolean> {
  const deadline = Date.now() + OTHERS_PATIENCE_MS
  for (;;) {
    const { rows } = await presence.query(
      'select from pg_stat_activity where application_name like $1 and application_name <> $2',
      [`${CLIENT_NAME_PREFIX}%`, CLIENT_NAME],
    )
    if (rows.length === 0 || Date.now() > deadline) return rows.length > 0
    await sleep(PAUSE_MS)
  }
}
