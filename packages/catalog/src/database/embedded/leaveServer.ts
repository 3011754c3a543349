import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { PRESENCE_LOCK } from './enterServer.ts'
import type { Cluster } from './locateCluster.ts'

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
