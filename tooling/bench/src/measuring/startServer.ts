import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'

/** A server that ends by itself is noticed at once; this is for one that is slow on a busy machine. */
const READY_TIMEOUT_MS = 120_000

interface ServerOptions {
  args?: readonly string[]
  cwd?: string
  env: Record<string, string>
  /** Asked for until it is answered. */
  url: string
  /** The status of the answer that says it is ready. @default any */
  status?: number
}

/** Starts a server in a process whose CPU time can be read. @throws {Error} it ended, or was not ready in time */
export async function startServer(file: string, options: ServerOptions) {
  const { args = [], cwd, env, url, status } = options
  const child = fork(file, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // What a server cannot answer is counted by who asks.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--import', path.join(import.meta.dirname, 'reportCpu.ts')],
  })
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!(await answers(url, status))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode} before it was ready.`)
    if (Date.now() > deadline) throw new Error(`${file} was not ready within ${READY_TIMEOUT_MS / 1000} s: ${url}`)
    await sleep(100)
  }
  const measure = async (): Promise<{ cpu: number; memory: number }> => {
    const answer = once(child, 'message')
    child.send('measure')
    const [measured] = (await answer) as [{ cpu: number; memory: number }]
    return measured
  }
  return {
    /** CPU time that the process has used, user and system together, in microseconds. */
    cpu: async (): Promise<number> => (await measure()).cpu,
    /** Resident, in bytes. */
    memory: async (): Promise<number> => (await measure()).memory,
    stop: async () => {
      // The listener of `reportCpu.ts` would keep it alive.
      child.disconnect()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function answers(url: string, status: number | undefined): Promise<boolean> {
  try {
    const { statusCode, body } = await request(url)
    await body.dump()
    return status === undefined || statusCode === status
  } catch {
    return false
  }
}
