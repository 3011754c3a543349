import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '@clipfront/routing/errors'
import { rotateLog } from '@clipfront/telemetry/rotate-log'
import type { Client } from 'pg'
import { APP_ROLE } from '../grantRoles.ts'
import type { Report } from '../migrate.ts'
import { enterServer, formatUrl, leaveServer } from './presence.ts'
import { deriveAppPassword, initialiseCluster, OWNER, readPassword } from './initialiseCluster.ts'
import { type Cluster, findServerAccount, locateCluster } from './locateCluster.ts'
import { resolvePrograms } from './resolvePrograms.ts'
import { type StartedServer, startServer, stopServer } from './startServer.ts'

export interface JoinedServer {
  /** Connects as the owner. */
  url: string
  /** Connects as the servers' role, once that may log in with the password. */
  appUrl: string
  appPassword: string
  /** Where the data lies. */
  location: string
  /** Says goodbye; the last one to do so stops the server. Does not wait for what is under way. */
  leave: () => Promise<void>
}

/** One that ends by itself is noticed at once; this is for one that is slow, as on a machine that runs everything at once. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 30
const LONGEST_PAUSE_MS = 250

/** Between attempts to start a server that does not start: whoever mends it should not wait long, and the log stay short. */
const RESTART_PAUSE_MS = 500
const LONGEST_RESTART_PAUSE_MS = 30_000

/** For a server that is starting or recovering when we leave; whoever ended us waits. */
const LEAVE_PATIENCE_MS = 5000

/**
 * Joins the embedded server of a data folder, or starts it: whoever comes first starts it, also after one that was killed.
 * A server that was left running is joined. Many processes may use it; the last one that leaves stops it. A server that goes
 * away before that is joined or started again, however often it takes.
 * @throws {ConfigError} it cannot be started; the message names what would help
 */
export async function joinEmbeddedServer(dataFolder: string, report: Report = () => {}): Promise<JoinedServer> {
  if (process.platform === 'win32')
    throw new ConfigError(
      'The embedded PostgreSQL needs Unix sockets. Set DATABASE_URL to a PostgreSQL 15 or later, or use WSL, Linux or macOS.',
    )
  const cluster = locateCluster(dataFolder, findServerAccount())
  const leaving = new AbortController()
  let presence = await enter(cluster, leaving.signal, { isFirst: true })
  const isLeaving = once(leaving.signal, 'abort')
  const watching = (async () => {
    while (presence) {
      await Promise.race([waitForEnd(presence), isLeaving])
      if (leaving.signal.aborted) return
      presence = await enterAgain(cluster, leaving.signal, report)
    }
  })()
  const stopRotation = rotateLog(cluster.logFile)
  const appPassword = deriveAppPassword(cluster)
  return {
    url: formatUrl(cluster, OWNER, readPassword(cluster)),
    appUrl: formatUrl(cluster, APP_ROLE, appPassword),
    appPassword,
    location: cluster.folder,
    async leave() {
      leaving.abort()
      stopRotation()
      await watching
      const claim = presence
      presence = undefined
      if (!claim || (await leaveServer(cluster, claim))) return
      // A crash took the claim in this moment. The server may be alive all the same.
      const renewed = await enter(cluster, leaving.signal, { isFirst: false }).catch(() => undefined)
      if (renewed) await leaveServer(cluster, renewed)
    },
  }
}

/**
 * Stops the embedded server of a data folder when nobody uses it: a process that was killed outright could not. Does nothing where
 * no server is, or when it is used.
 */
export async function stopUnusedServer(dataFolder: string): Promise<void> {
  if (!existsSync(path.join(dataFolder, 'postgres.json'))) return
  const cluster = locateCluster(dataFolder, findServerAccount())
  const presence = await enter(cluster, AbortSignal.abort(), { isFirst: false })
  if (presence) await leaveServer(cluster, presence, { waits: true })
}

/** Not by `once`, which rejects with the error that comes before the end. */
function waitForEnd(presence: Client): Promise<void> {
  return new Promise((resolve) => presence.once('end', resolve))
}

/**
 * Waits until the server lets us in, and starts it when nobody listens.
 * @returns nothing when we leave before that
 */
async function enter(
  cluster: Cluster,
  leaving: AbortSignal,
  { isFirst }: { isFirst: boolean },
): Promise<Client | undefined> {
  let deadline = Date.now() + (leaving.aborted ? LEAVE_PATIENCE_MS : PATIENCE_MS)
  leaving.addEventListener('abort', () => (deadline = Date.now() + LEAVE_PATIENCE_MS), { once: true })
  let server: StartedServer | undefined
  for (let pause = PAUSE_MS; Date.now() < deadline; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const presence = await enterServer(cluster)
    if (typeof presence === 'object') return presence
    const reason = server?.ended()
    if (reason !== undefined && !isHeldByAnother(reason)) throw cannotStart(cluster, reason)
    if (presence === 'none' && (!server || reason !== undefined)) {
      if (leaving.aborted) return undefined
      server = start(cluster, isFirst)
    }
    await sleep(pause)
  }
  if (!leaving.aborted)
    throw cannotStart(cluster, server?.ended() ?? `it did not answer within ${PATIENCE_MS / 1000} s`)
  // It starts or recovers, and would outlive us. Nobody has a claim on it; whoever waits for it as we do starts it anew.
  await stopServer(cluster)
  return undefined
}

/** Enters a server that went away under us. What keeps it from starting, as a full disk, may be mended at any time. */
async function enterAgain(cluster: Cluster, leaving: AbortSignal, report: Report): Promise<Client | undefined> {
  const from = Date.now()
  report(
    'The embedded PostgreSQL went away, or ended our connection. It is joined again, and started where it is down.',
  )
  for (let pause = RESTART_PAUSE_MS; !leaving.aborted; pause = Math.min(pause * 2, LONGEST_RESTART_PAUSE_MS)) {
    try {
      const presence = await enter(cluster, leaving, { isFirst: false })
      if (presence) report(`The embedded PostgreSQL answers again, after ${((Date.now() - from) / 1000).toFixed(1)} s.`)
      return presence
    } catch (error) {
      report(`${error instanceof Error ? error.message : String(error)} It is tried again in ${pause / 1000} s.`)
    }
    await sleep(pause, undefined, { signal: leaving }).catch(() => {})
  }
  return undefined
}

function start(cluster: Cluster, isFirst: boolean): StartedServer {
  const programs = resolvePrograms(cluster.account, cluster.copies)
  // A cluster that goes away while it is used, as with its disk, must not come back as an empty one.
  if (!isFirst && !existsSync(path.join(cluster.data, 'PG_VERSION')))
    throw cannotStart(cluster, `its files are no longer in ${cluster.data}`)
  initialiseCluster(programs, cluster)
  return startServer(programs, cluster)
}

/**
 * Another process started it in the same moment, it has not quite stopped, or the last queries of a killed one have not ended:
 * then it is joined, or started once more.
 */
function isHeldByAnother(reason: string): boolean {
  return /lock file ".*" (?:already exists|is empty)|Address already in use|shared memory block .* is still in use/.test(
    reason,
  )
}

/** Enough of the log's end to see what went wrong, not so much that nobody reads it. */
const SHOWN_LINES = 4

function cannotStart(cluster: Cluster, reason: string): ConfigError {
  const shown = reason.split('\n').slice(-SHOWN_LINES).join(' ')
  return new ConfigError(
    `The embedded PostgreSQL does not start: ${shown}. Its log is ${cluster.logFile}. Set DATABASE_URL to a PostgreSQL 15 or later to do without it.`,
  )
}
