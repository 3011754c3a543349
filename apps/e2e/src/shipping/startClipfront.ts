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
    // By the channel's end it notices that the test was killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const { stdout } = child
  if (!stdout) throw new Error('The output of npm start is not piped.')
  await new Promise<void>((resolve, reject) => {
    createInterface(stdout)
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
