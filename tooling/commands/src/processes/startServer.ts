import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { killGroup } from './runProgram.ts'

/** Of the end of a log; a stack trace is shorter. */
const READ_BYTES = 8000

export interface ServerOptions {
  /** How the server is called in messages and in its log's name. */
  name: string
  /** Arguments of the running Node. */
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Where its output goes, as `<name>.log`. */
  logFolder: string
}

/** How a server ended; `lastLine` is the line of its log that says why it failed. */
interface End {
  how: string
  lastLine: string
}

export interface RunningServer {
  name: string
  child: ChildProcess
  logFile: string
  /** Settles when the process is gone. */
  ended: Promise<End>
}

/**
 * Starts a server beside this process, in a process group of its own: Ctrl-C reaches the command alone, which then ends
 * the servers in order and with time for what is under way. It writes to its log without us in between: the last line is
 * there when it is gone, and a server that outlives us for a moment has no broken pipe to write to.
 */
export function startServer({ name, args, cwd, env, logFolder }: ServerOptions): RunningServer {
  const logFile = join(logFolder, `${name}.log`)
  // Somebody may have tidied up while it ran.
  mkdirSync(logFolder, { recursive: true })
  // What the server before it wrote says why that one ended.
  const log = openSync(logFile, 'a')
  const logStart = fstatSync(log).size
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'exitWithParent.ts'), ...args], {
    cwd,
    env,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  })
  closeSync(log)
  const ended = new Promise<End>((resolve) => {
    child.once('error', (error) => resolve({ how: `could not be started (${error.message})`, lastLine: '' }))
    child.once('exit', (code, signal) => {
      // A worker that hangs does not notice that its primary is gone.
      killGroup(child.pid, 'SIGKILL')
      if (signal) resolve({ how: `was ended by ${signal}`, lastLine: '' })
      else
        resolve({
          how: `ended with code ${code}`,
          lastLine: code === 0 ? '' : findLastLine(readEnd(logFile, logStart)),
        })
    })
  })
  return { name, child, logFile, ended }
}

/** @param start where the server began to write; beyond the end when the log was rotated since */
function readEnd(file: string, start: number): string {
  // Somebody may have deleted it.
  if (!existsSync(file)) return ''
  const log = openSync(file, 'r')
  try {
    const { size } = fstatSync(log)
    const bytes = Buffer.alloc(READ_BYTES)
    const read = readSync(log, bytes, 0, READ_BYTES, Math.max(start > size ? 0 : start, size - READ_BYTES))
    return bytes.toString('utf8', 0, read)
  } finally {
    closeSync(log)
  }
}

/** A server's own one-line message, or the line of a stack trace that names the error. */
function findLastLine(log: string): string {
  const lines = log.split('\n').map((line) => line.trim())
  const messages = lines.filter((line) => line !== '' && !line.startsWith('at ') && !line.startsWith('Node.js v'))
  return messages.findLast((line) => /^\w*Error\b/.test(line)) ?? messages.at(-1) ?? ''
}

const INTERVAL_MS = 50
/** A server that ends by itself is noticed at once; this is for one that is slow, with a database to set up on a busy machine. */
const READY_TIMEOUT_MS = 180_000

/**
 * Waits until a server says on its admin port that it can serve.
 * @throws Error in one line, with the server's last output, when it ends before or does not get ready in time
 */
export async function waitUntilReady(
  server: RunningServer,
  adminOrigin: string,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const url = `${adminOrigin}/readyz`
  const deadline = Date.now() + timeoutMs
  let end: End | undefined
  void server.ended.then((ended) => (end = ended))
  while (Date.now() < deadline) {
    if (await isReady(url)) return
    if (end) throw new Error(describeEnd(server, end))
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  throw new Error(
    `${server.name} was not ready within ${timeoutMs / 1000} s (${url}). Its log says why: ${server.logFile}`,
  )
}

/** One line: which server, how it ended, its last output, and its log. */
export function describeEnd(server: RunningServer, { how, lastLine }: End): string {
  return `${server.name} ${how}${lastLine ? `: ${lastLine}` : '.'} Its log: ${server.logFile}`
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** A server promises to end within 5 s of a signal; on a machine that runs everything at once it may take longer. */
const STOP_TIMEOUT_MS = 20_000

/** Ends a server with everything it started; returns when it is gone. */
export async function stopServer(server: RunningServer): Promise<void> {
  server.child.kill('SIGTERM')
  const kill = setTimeout(() => killGroup(server.child.pid, 'SIGKILL'), STOP_TIMEOUT_MS)
  await server.ended
  clearTimeout(kill)
}
