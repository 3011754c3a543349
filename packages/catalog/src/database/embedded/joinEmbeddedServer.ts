import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '@clipfront/routing/errors'
import { enterServer, leaveServer, MAINTENANCE_DATABASE } from './presence.ts'
import { initialiseCluster, OWNER, readPassword } from './initialiseCluster.ts'
import { type Cluster, findServerAccount, locateCluster } from './locateCluster.ts'
import { resolvePrograms } from './resolvePrograms.ts'
import { type StartedServer, startServer } from './startServer.ts'

export interface JoinedServer {
  /** Connects as the owner. */
  url: string
  /** Where the data lies. */
  location: string
  /** Says goodbye; the last one to do so stops the server. */
  leave: () => Promise<void>
}

/** One that ends by itself is noticed at once; this is for one that is slow, as on a machine that runs everything at once. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 30

/**
 * Joins the embedded server of a data folder, or starts it: whoever comes first starts it, also after one that was killed.
 * A server that was left running is joined. Many processes may use it; the last one that leaves stops it.
 * @throws {ConfigError} it cannot be started; the message names what would help
 */
export async function joinEmbeddedServer(dataFolder: string): Promise<JoinedServer> {
  if (process.platform === 'win32')
    throw new ConfigError(
      'The embedded PostgreSQL needs Unix sockets. Set DATABASE_URL to a PostgreSQL 15 or later, or use WSL, Linux or macOS.',
    )
  const cluster = locateCluster(dataFolder, findServerAccount())
  const deadline = Date.now() + PATIENCE_MS
  let server: StartedServer | undefined
  while (Date.now() < deadline) {
    const presence = await enterServer(cluster)
    if (typeof presence === 'object')
      return { url: formatUrl(cluster), location: cluster.folder, leave: () => leaveServer(cluster, presence) }
    const reason = server?.ended()
    if (reason !== undefined && !isHeldByAnother(reason)) throw cannotStart(cluster, reason)
    if (presence === 'none' && (!server || reason !== undefined)) server = start(cluster)
    await sleep(PAUSE_MS)
  }
  throw cannotStart(cluster, server?.ended() ?? `it did not answer within ${PATIENCE_MS / 1000} s`)
}

function start(cluster: Cluster): StartedServer {
  const programs = resolvePrograms(cluster.account, cluster.copies)
  initialiseCluster(programs, cluster)
  return startServer(programs, cluster)
}

/** Another process started it in the same moment, or it has not quite stopped: then it is joined, or started once more. */
function isHeldByAnother(reason: string): boolean {
  return reason.includes('postmaster.pid') || reason.includes('.s.PGSQL.')
}

function cannotStart(cluster: Cluster, reason: string): ConfigError {
  return new ConfigError(
    `The embedded PostgreSQL does not start: ${reason}. Its log is ${cluster.logFile}. Set DATABASE_URL to a PostgreSQL 15 or later to do without it.`,
  )
}

function formatUrl(cluster: Cluster): string {
  const credentials = `${OWNER}:${encodeURIComponent(readPassword(cluster))}`
  return `postgres://${credentials}@/${MAINTENANCE_DATABASE}?host=${encodeURIComponent(cluster.sockets)}`
}
