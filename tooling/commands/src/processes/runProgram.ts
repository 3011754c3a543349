import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { OnStop } from './runUntilStopped.ts'

export interface ProgramOptions {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Ends the program with everything it started. */
  signal?: AbortSignal
  /** Collects the output without showing it. */
  quiet?: boolean
  /** How long it may take to end once it is asked to, before it is made to. */
  graceMs?: number
  /** Gives it a channel to this process, whose end it can notice. */
  hasChannel?: boolean
}

const GRACE_MS = 5000
/** Enough to show a failure; a runaway log must not fill the memory. */
const KEPT_CHARACTERS = 2_000_000

/**
 * Runs a program to its end, in a process group of its own so that it can be ended with all its children.
 * @returns its exit code (1 when a signal ended it) and what it wrote
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, signal, quiet = false, graceMs = GRACE_MS, hasChannel = false }: ProgramOptions,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve({ code: 1, output: '' })
      return
    }
    const channel = hasChannel ? (['ipc'] as const) : []
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', ...channel], detached: true })
    let output = ''
    const take = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS)
      if (!quiet) process.stdout.write(chunk)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    const end = (): void => {
      killGroup(child.pid, 'SIGTERM')
      setTimeout(() => killGroup(child.pid, 'SIGKILL'), graceMs).unref()
    }
    signal?.addEventListener('abort', end, { once: true })
    const finish = (code: number): void => {
      signal?.removeEventListener('abort', end)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += `${command} could not be run: ${error.message}\n`
      if (!quiet) console.error(output)
      finish(1)
    })
    child.once('exit', (code) => {
      // What it left behind in its group would hold ports, memory, and the pipe that we read to its end.
      killGroup(child.pid, 'SIGKILL')
      child.once('close', () => finish(code ?? 1))
    })
  })
}

/** Signals a process and all that it started in its group. */
export function killGroup(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch {
    // Already gone, which is what was wanted.
  }
}

/**
 * Runs a script of ours with this Node, as `runProgram` does. When this process is killed outright, the script ends with it, and
 * so does all that it started.
 * @param args the script and its arguments
 */
export function runScript(
  args: readonly string[],
  options: Omit<ProgramOptions, 'hasChannel'>,
): Promise<{ code: number; output: string }> {
  const killWithParent = join(import.meta.dirname, 'killWithParent.ts')
  return runProgram(process.execPath, ['--import', killWithParent, ...args], { ...options, hasChannel: true })
}

/**
 * Runs a program that talks to the terminal itself, until it ends.
 * @throws Error when it ends with a code other than 0
 */
export function runForeground(
  command: string,
  args: readonly string[],
  { cwd, env, onStop }: { cwd: string; env: NodeJS.ProcessEnv; onStop: OnStop },
): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0] ?? command} ended with code ${code ?? 'of a signal'}.`)),
    )
  })
  onStop(async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  })
  return ended
}
