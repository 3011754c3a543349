import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './isAlive.mjs'

const CHECK_MS = 250

/** npm puts a shell between itself and the command; its own command, as the system shows it, begins so. */
const NPM = /(?:^|\/)(?:npm|node)\b/

/**
 * Acts once when the npm that started us is gone. A signal that npm passes on ends its shell alone, and npm killed
 * outright leaves the shell waiting for us: neither of them tells us, so both are watched.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  // Started by hand, a command may outlive the shell it was typed in.
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const npm = findNpm(parent)
  const timer = setInterval(() => {
    // Whoever lost its parent has another.
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return
    clearInterval(timer)
    act()
  }, CHECK_MS)
  timer.unref()
}

/**
 * @param {number} parent
 * @returns {number | undefined} the npm behind our parent; undefined when the parent is npm itself, or cannot be looked at
 */
function findNpm(parent) {
  const found = /^\s*(\d+)\s+(.*)$/.exec(describe(parent))
  return found && !NPM.test(found[2] ?? '') ? Number(found[1]) : undefined
}

/**
 * @param {number} pid
 * @returns {string} its parent and its command
 */
function describe(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, command = '', ppid = ''] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return `${ppid} ${command}`
  } catch {
    return ''
  }
}
