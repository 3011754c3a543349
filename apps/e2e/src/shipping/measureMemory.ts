import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const KIB = 1024

/**
 * The memory of every process that works in a folder, as the server of a unit and its workers do in that of their app. Linux only.
 * @returns resident sets, in bytes; what several processes share counts for each of them
 */
export function measureMemory(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return []
      const [, resident] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      return [Number(resident) * KIB]
    } catch {
      // It has ended meanwhile, or is somebody else's.
      return []
    }
  })
}
