import { readFileSync } from 'node:fs'
import { processesIn } from './processesIn.ts'

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
