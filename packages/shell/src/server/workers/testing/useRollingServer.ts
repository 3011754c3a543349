import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createReleaseStore, type ReleaseStore } from '../../../releases/createReleaseStore.ts'
import { buildManifest } from '../../../releases/testing/buildManifest.ts'

const SITE = 'uk.clipfront.example'
/** Of the same server; nothing of it is live. */
export const NEIGHBOUR = 'de.clipfront.example'
const PROGRAM = path.join(import.meta.dirname, 'sayLive.ts')
const RELEASES = ['1', '2', '3'].map((digit) => digit.repeat(16))
/** The release that `activateNext` leaves out. */
export const LAST = '4'.repeat(16)
/** Each poll of the workers takes their time, in which others start. */
export const PATIENCE = { timeout: 60_000, interval: 100 }
const SETUP_TIMEOUT_MS = 240_000
const FIGURES = /^requests (.+), (\d) serve$/

interface Answer {
  release: string
  pid: number
}

/**
 * One server of two workers for the tests of a group: each leaves two that serve what is live.
 * @param startMs how long a worker takes from reading what is live until it serves
 */
export function useRollingServer(startMs: number) {
  let folder: string
  let store: ReleaseStore
  let port: number
  let server: ChildProcess
  let live = ''
  let answered = 0
  const output: string[] = []

  beforeAll(start, SETUP_TIMEOUT_MS)
  beforeEach(async () => void (await untilServed(live)), SETUP_TIMEOUT_MS)
  afterAll(stop)
  // Whoever tries again begins anew.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await stop()
    await start()
  }, SETUP_TIMEOUT_MS)

  async function start(): Promise<void> {
    answered = 0
    output.length = 0
    folder = mkdtempSync(path.join(tmpdir(), 'clipfront-following-'))
    store = createReleaseStore(path.join(folder, 'releases'))
    for (const release of [...RELEASES, LAST]) await addRelease(store, release, path.join(folder, 'render.mjs'))
    await activateNext()
    port = await findFreePort()
    const args = [PROGRAM, store.folder, `${SITE},${NEIGHBOUR}`, String(port), String(startMs)]
    // In a group of its own: workers that hang do not notice that the primary is gone.
    server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], detached: true })
    if (server.stdout) createInterface(server.stdout).on('line', (line) => isLog(line) || output.push(line))
    await vi.waitUntil(() => output.includes('ready'), PATIENCE)
  }

  async function stop(): Promise<void> {
    killGroup(server.pid ?? 0)
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }

  async function activate(release: string): Promise<void> {
    live = release
    await store.activate(SITE, 'prod', release, 'ship')
  }

  /** Activates another release. @returns which one */
  async function activateNext(): Promise<string> {
    await activate(RELEASES[(RELEASES.indexOf(live) + 1) % RELEASES.length] ?? '')
    return live
  }

  function ask(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const question = get({ host: '127.0.0.1', port, agent: new Agent() }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        answered += 1
        resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer)
      })
      question.once('error', reject)
    })
  }

  /** Over connections of their own, which go to the workers in turn. */
  const askAll = (): Promise<Answer[]> => Promise.all(Array.from({ length: 6 }, ask))

  /** Waits until two workers serve, and this release alone. @returns their pids */
  async function untilServed(release: string): Promise<number[]> {
    let pids: number[] = []
    const look = async () => {
      const answers = await askAll()
      pids = [...new Set(answers.map((answer) => answer.pid))]
      return { releases: [...new Set(answers.map((answer) => answer.release))], workers: pids.length }
    }
    await expect.poll(look, PATIENCE).toEqual({ releases: [release], workers: 2 })
    return pids
  }

  /** How many requests all workers have counted, and how many workers serve. */
  async function readFigures(): Promise<{ requests: number; workers: number }> {
    const before = output.length
    const find = () => output.slice(before).find((line) => FIGURES.test(line))
    server.kill('SIGUSR2')
    await vi.waitUntil(() => find() !== undefined, PATIENCE)
    const [, requests, workers] = FIGURES.exec(find() ?? '') ?? []
    return { requests: Number(requests), workers: Number(workers) }
  }

  return {
    activate,
    activateNext,
    ask,
    askAll,
    untilServed,
    readFigures,
    /** What workers said when they began, and the figures. */
    output,
    /** What was activated last. */
    live: () => live,
    /** How many requests were answered. */
    answered: () => answered,
    /** The folder of all releases. */
    folder: () => store.folder,
    /** Kills a worker that serves. @returns when another one has begun in its place, and read what is live */
    async replaceOne(): Promise<void> {
      const before = output.length
      process.kill((await ask()).pid, 'SIGKILL')
      await vi.waitUntil(() => output.length > before, PATIENCE)
    },
    /** Kills a worker that serves, or that is leaving: then another one has begun in its place before. */
    async killOne(): Promise<void> {
      const before = output.length
      const { pid } = await ask()
      try {
        process.kill(pid, 'SIGKILL')
        await vi.waitUntil(() => output.length > before, { timeout: 5000, interval: 25 })
      } catch {
        // It has left by itself, or had a successor already.
      }
    },
    /** Asks the primary to end, and waits until it has. */
    async end(): Promise<void> {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

async function addRelease(store: ReleaseStore, release: string, code: string): Promise<void> {
  writeFileSync(code, '')
  await store.add(buildManifest(SITE, release), code, async () => {})
}

const isLog = (line: string) => line.startsWith('{')

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
