import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Of the kernel's clock, in which `/proc` counts. */
const TICK_US = 10_000

/**
 * CPU time of a PostgreSQL server and its backends so far, in microseconds, also of those that have ended. NaN where there is no
 * `/proc`.
 * @param folder that of the cluster
 */
export function readServerCpu(folder: string): number {
  try {
    const postmaster = Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    let ticks = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const fields = readFields(pid)
      const [parent, ...times] = [fields[1], fields[11], fields[12], fields[13], fields[14]].map(Number)
      if (Number(pid) === postmaster) ticks += times.reduce((sum, one) => sum + one, 0)
      else if (parent === postmaster) ticks += (times[0] ?? 0) + (times[1] ?? 0)
    }
    return ticks * TICK_US
  } catch {
    return Number.NaN
  }
}

/** What follows the name of a process, which may hold anything; nothing for one that has ended meanwhile. */
function readFields(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}
