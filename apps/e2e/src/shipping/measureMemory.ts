import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const KIB = 1024

/**
 * The memory of every process that works in a folder.
 * @returns resident sets, in bytes; what several processes share counts for each of them
 */
export function measureMemory(folder: string): number[] {
  return processesIn(folder).map((pid) => {
    const [, resident] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(resident) * KIB
  })
}

/**
 * The processes that work in a folder, as the server of an app and its workers do in the app's. Linux only: elsewhere none.
 * @param folder its real path
 * @returns their ids
 */
function processesIn(folder: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      // It has ended meanwhile, or is somebody else's.
      return false
    }
  })
}
