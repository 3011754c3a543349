import { spawn, spawnSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './locateCluster.ts'

export interface StartedServer {
  /** What the log says since it was started, when it ended by itself; undefined while it runs. */
  ended: () => string | undefined
}

/** Another process may have started a server in the same moment, and write into the same log. */
const LOG_LINES = 200

/**
 * Starts the server without waiting for it to answer. It gets a process group of its own: Ctrl-C in a terminal must reach
 * it after those who use it, through the last one that leaves.
 */
export function startServer(programs: string, cluster: Cluster): StartedServer {
  const log = openSync(cluster.logFile, 'a', 0o600)
  const logStart = fstatSync(log).size
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      ['-D', cluster.data],
      ['-c', 'listen_addresses='],
      ['-c', `unix_socket_directories=${cluster.sockets}`],
      ['-c', 'unix_socket_permissions=0700'],
      // An import changes everything at once; queries are planned well only when its figures are known soon after.
      ['-c', 'autovacuum_naptime=10s'],
      // Of a statement that fails the log says why. Whole statements of each event would fill the disk that the data lies on.
      ['-c', 'log_min_error_statement=panic'],
      ['-c', 'timezone=UTC'],
      ['-c', 'log_timezone=UTC'],
    ].flat(),
    {
      cwd: cluster.folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...passStaleLock(cluster) },
      ...cluster.account,
    },
  )
  closeSync(log)
  server.unref()
  let ended: string | undefined
  server.once('error', (error) => (ended = error.message))
  server.once('exit', () => (ended ??= readLog(cluster.logFile, logStart)))
  return { ended: () => ended }
}

/** It may be gone with the whole folder by the time that a server which was told to stop has ended. */
function readLog(file: string, start: number): string {
  try {
    const log = readFileSync(file).subarray(start).toString('utf8')
    return log.trim().split('\n').slice(-LOG_LINES).join('\n')
  } catch {
    return 'it ended without a word'
  }
}

/** The lock file of the running server, or of one that was killed. */
function lockFile(cluster: Cluster): string {
  return path.join(cluster.data, 'postmaster.pid')
}

/** Whoever ends us gives us 20 s. A server that was told to stop does so without us, too. */
const STOP_PATIENCE_MS = 10_000
const PAUSE_MS = 20

/** Stops the server; returns when it is gone. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = readLockedPid(cluster)
  if (pid === undefined || !isServer(pid, cluster)) return
  // SIGINT: ends what is open, writes what is to be written. SIGTERM would wait for every client.
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + STOP_PATIENCE_MS; isServer(pid, cluster) && Date.now() < deadline;)
    await sleep(PAUSE_MS)
}

/** The process that its lock file names; undefined when there is none. */
function readLockedPid(cluster: Cluster): number | undefined {
  try {
    const pid = Number(readFileSync(lockFile(cluster), 'utf8').split('\n', 1)[0])
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A server writes its lock file in the moment that it makes it. */
const EMPTY_LOCK_MS = 2000

/**
 * PostgreSQL takes over the lock file of a killed server, but not when another process has its number by now, as after a restart
 * of the machine or the container, nor when the file is empty, as after a power cut. It disregards the number in
 * `PG_GRANDPARENT_PID`, and goes on to see whether the memory of the killed server is still in use.
 */
function passStaleLock(cluster: Cluster): { PG_GRANDPARENT_PID?: string } {
  const pid = readLockedPid(cluster)
  if (pid !== undefined) return isServer(pid, cluster) ? {} : { PG_GRANDPARENT_PID: String(pid) }
  const written = statSync(lockFile(cluster), { throwIfNoEntry: false })
  if (written?.size === 0 && Date.now() - written.mtimeMs > EMPTY_LOCK_MS) rmSync(lockFile(cluster), { force: true })
  return {}
}

/** Whether a process is this cluster's server, by its command line. One that has ended has none. */
function isServer(pid: number, cluster: Cluster): boolean {
  return readCommand(pid).includes(cluster.data)
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended, or this is macOS.
    if (process.platform === 'linux') return ''
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}
