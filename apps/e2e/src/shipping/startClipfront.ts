import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../support/root.ts'

/** A running Clipfront of a test's own. */
export interface Clipfront {
  stop: () => Promise<void>
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
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready')) resolve()
    })
    void ended.then(() => reject(new Error('Clipfront ended before it was ready.')))
  })
  await ready
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
