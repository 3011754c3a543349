import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Cluster } from './locateCluster.ts'

export interface StartedServer {
  /** What it said when it ended by itself; undefined while it runs. */
  ended: () => string | undefined
}

/** Enough of the log's end to see what went wrong, not so much that nobody reads it. */
const LOG_LINES = 4

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
      ['-c', 'timezone=UTC'],
      ['-c', 'log_timezone=UTC'],
    ].flat(),
    { cwd: cluster.folder, detached: true, stdio: ['ignore', log, log], ...cluster.account },
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
    return log.trim().split('\n').slice(-LOG_LINES).join(' ')
  } catch {
    return 'it ended without a word'
  }
}
