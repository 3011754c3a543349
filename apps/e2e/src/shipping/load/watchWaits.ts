import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../support/root.ts'
import { processesIn } from '../processesIn.ts'
import { clockMs } from './Load.ts'

/** A while in which a server's process was ready to run, and others had the cores: what its answers took longer is not its doing. */
export interface Wait {
  from: number
  until: number
  /** How much of it. */
  ms: number
}

export interface WaitWatch {
  waits: Wait[]
  stop: () => void
}

const INTERVAL_MS = 20
const LOOK_FOR_PROCESSES_MS = 1000
const SERVERS = ['main', 'cpw', 'page-api']

/** Watches how long the servers wait for a core, as the system counts it. Linux only: elsewhere nothing is seen. */
export function watchWaits(): WaitWatch {
  const folders = SERVERS.map((app) => path.join(realpathSync(root), 'apps', app))
  const waits: Wait[] = []
  const known = new Map<string, number>()
  let from = clockMs()

  function findProcesses(): void {
    for (const pid of folders.flatMap(processesIn)) if (!known.has(pid)) known.set(pid, waitedMs(pid) ?? 0)
  }

  function look(): void {
    const until = clockMs()
    for (const [pid, before] of known) {
      const now = waitedMs(pid)
      if (now === undefined) known.delete(pid)
      else {
        known.set(pid, now)
        if (now - before > 1) waits.push({ from, until, ms: now - before })
      }
    }
    from = until
  }

  findProcesses()
  const timers = [setInterval(look, INTERVAL_MS), setInterval(findProcesses, LOOK_FOR_PROCESSES_MS)]
  return { waits, stop: () => timers.forEach((timer) => clearInterval(timer)) }
}

/** How long its main thread has waited for a core since it began; undefined when it has ended. */
function waitedMs(pid: string): number | undefined {
  try {
    const [, waitedNs = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waitedNs) / 1e6
  } catch {
    return undefined
  }
}
