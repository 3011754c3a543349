import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  pid: number
  parent: number
  command: string
}

/** Every process of the machine that has not ended. By /proc where there is one: `ps` is not on every machine. */
export function listProcesses(): Process[] {
  if (process.platform === 'linux') return readdirSync('/proc').flatMap(readProcess)
  const output = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return output.split('\n').map((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), command }
  })
}

function readProcess(name: string): Process[] {
  if (!/^\d+$/.test(name)) return []
  try {
    const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // One that has ended and was not waited for yet.
    return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** The processes below some others, and these. */
export function listDescendants(roots: readonly number[]): Process[] {
  const all = listProcesses()
  const found = new Map(all.filter(({ pid }) => roots.includes(pid)).map((root) => [root.pid, root]))
  // A map yields what is added while it is walked.
  for (const { pid } of found.values()) {
    for (const child of all) if (child.parent === pid) found.set(child.pid, child)
  }
  return [...found.values()]
}
