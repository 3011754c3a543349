import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../support/root.ts'

/** A running Clipfront of a test's own. */
export interface Clipfront {
  /** The command, which leads a process group of its own as in a terminal. */
  command: ChildProcess
  stop: () => Promise<unknown>
}

/**
 * Starts everything, and returns when it serves.
 * @param cwd the repository, or a copy of it
 */
export async function startClipfront(environment: Record<string, string>, cwd = root): Promise<Clipfront> {
  const child = spawn(process.execPath, ['tooling/commands/src/start.ts'], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout)
      .on('line', (line) => line.startsWith('ready') && resolve())
      .on('close', () => reject(new Error('Clipfront ended before it was ready.')))
  })
  return {
    command: child,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
