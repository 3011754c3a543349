import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseStore, type ReleaseStore } from '../../releases/createReleaseStore.ts'

const SITE = 'uk.clipfront.example'
const NEIGHBOUR = 'de.clipfront.example'
const PROGRAM = path.join(import.meta.dirname, 'testing/sayLive.ts')
const RELEASES = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string]
const START_MS = 500
/** What has not begun by then does not begin. */
const QUIET_MS = 2000
/** Every third one comes with a worker that dies. */
const SHIPS = process.env['FULL'] === '1' ? 12 : 6
const TIMEOUT_MS = 240_000
const PATIENCE = { timeout: 60_000, interval: 25 }

interface Answer {
  release: string
  pid: number
}

let folder: string
let store: ReleaseStore
let port: number
let server: ChildProcess
/** What workers said when they began. */
let output: string[]
let answered: number

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-following-'))
  store = createReleaseStore(path.join(folder, 'releases'))
  for (const release of RELEASES) await add(release)
  await activate(RELEASES[0])
  port = await findFreePort()
  output = []
  answered = 0
  const args = [PROGRAM, store.folder, `${SITE},${NEIGHBOUR}`, String(port), String(START_MS)]
  // In a group of its own: workers that hang do not notice that the primary is gone.
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], detached: true })
  if (server.stdout) createInterface(server.stdout).on('line', (line) => isLog(line) || output.push(line))
  await vi.waitUntil(() => output.includes('ready'), PATIENCE)
}, TIMEOUT_MS)

afterEach(async () => {
  killGroup(server.pid ?? 0)
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

async function add(release: string): Promise<void> {
  const code = path.join(folder, 'render.mjs')
  writeFileSync(code, '')
  const manifest = {
    site: SITE,
    hash: release,
    pageTypes: [],
    server: 'aaaaaaaaaaaaaaaa',
    files: {},
    weights: {},
    packages: {},
    revision: { commit: '', isChanged: false },
    builtAt: new Date(0).toISOString(),
  }
  await store.add(manifest, code, async () => {})
}

const activate = (release: string) => store.activate(SITE, 'prod', release, 'ship')

const isLog = (line: string) => line.startsWith('{')

/** Over connections of their own, which go to the workers in turn. */
async function askAll(): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 6 }, ask))
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

/** Kills a worker that serves. @returns when another one has begun in its place, and read what is live */
async function replaceOne(): Promise<void> {
  const before = output.length
  process.kill((await ask()).pid, 'SIGKILL')
  await vi.waitUntil(() => output.length > before, PATIENCE)
}

/** Kills a worker that serves, or that is leaving: then another one has begun in its place before. */
async function killOne(): Promise<void> {
  const before = output.length
  const { pid } = await ask()
  try {
    process.kill(pid, 'SIGKILL')
    await vi.waitUntil(() => output.length > before, { timeout: 5000, interval: 25 })
  } catch {
    // It has left by itself, or had a successor already.
  }
}

/** Which releases are served, and by how many workers. */
async function served(): Promise<{ releases: string[]; workers: number }> {
  const answers = await askAll()
  const releases = new Set(answers.map(({ release }) => release))
  return { releases: [...releases], workers: new Set(answers.map(({ pid }) => pid)).size }
}

/** How many requests all workers have counted, and how many workers serve. */
async function figures(): Promise<{ requests: number; workers: number }> {
  const before = output.length
  server.kill('SIGUSR2')
  await vi.waitUntil(() => output.length > before, PATIENCE)
  const [, requests, workers] = /^requests (.+), (\d) serve$/.exec(output.at(-1) ?? '') ?? []
  return { requests: Number(requests), workers: Number(workers) }
}
const counted = async () => (await figures()).requests

it(
  'a worker that was starting when another release became live is replaced as well',
  { timeout: TIMEOUT_MS },
  async () => {
    await replaceOne()
    await activate(RELEASES[1])
    await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
    // The late one has read the release of before, and serves it for a moment when it is ready.
    await new Promise((resolve) => setTimeout(resolve, 2 * START_MS))
    await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
  },
)

it(
  'whatever dies and whatever is shipped meanwhile, two workers serve what is live at last',
  { timeout: TIMEOUT_MS },
  async () => {
    for (let ship = 1; ship <= SHIPS; ship += 1) {
      if (ship % 3 === 0) await killOne()
      await activate(RELEASES[ship % RELEASES.length] ?? '')
      await new Promise((resolve) => setTimeout(resolve, 0.15 * START_MS * (ship % 4)))
    }
    await activate(RELEASES[1])
    await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
    const steady = output.length
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
    expect(output.slice(steady), 'workers that start where none is needed').toEqual([])
  },
)

it('a site whose pointer is damaged keeps no other one from being followed', { timeout: TIMEOUT_MS }, async () => {
  const pointer = path.join(store.folder, NEIGHBOUR, 'prod.json')
  mkdirSync(path.dirname(pointer))
  writeFileSync(pointer, '')
  await activate(RELEASES[1])
  await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
  await replaceOne()
  await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
  const steady = output.length
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  expect(output.slice(steady), 'workers that start where none is needed').toEqual([])
  // Mended, it is followed as well.
  rmSync(pointer)
  await vi.waitUntil(() => output.length >= steady + 2, PATIENCE)
})

it('what workers counted that have left stays in the figures', { timeout: TIMEOUT_MS }, async () => {
  await askAll()
  await activate(RELEASES[1])
  await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[1]], workers: 2 })
  await expect.poll(async () => (await counted()) - answered, PATIENCE).toBe(0)
  expect(answered).toBeGreaterThan(6)
})

it('the figures do not fall when a worker dies', { timeout: TIMEOUT_MS }, async () => {
  await askAll()
  await expect.poll(counted, PATIENCE).toBe(answered)
  const before = answered
  await replaceOne()
  expect(await counted()).toBeGreaterThanOrEqual(before)
})

it('a connection that comes as a worker leaves is answered by another one', { timeout: TIMEOUT_MS }, async () => {
  const rolls = new AbortController()
  const askOn = async () => {
    while (!rolls.signal.aborted) await ask()
  }
  const asking = Promise.all(Array.from({ length: 16 }, askOn))
  for (const release of [RELEASES[1], RELEASES[2], RELEASES[0]]) {
    await activate(release)
    await expect.poll(served, PATIENCE).toEqual({ releases: [release], workers: 2 })
  }
  rolls.abort()
  await asking
  expect(answered).toBeGreaterThan(16)
})

it(
  'workers that hang are no longer counted as serving, are killed, and others take their place',
  { timeout: TIMEOUT_MS },
  async () => {
    const hung = new Set((await askAll()).map(({ pid }) => pid))
    expect(hung.size).toBe(2)
    for (const pid of hung) process.kill(pid, 'SIGSTOP')
    await expect.poll(async () => (await figures()).workers, PATIENCE).toBe(0)
    // These wait for the new ones.
    await expect.poll(served, PATIENCE).toEqual({ releases: [RELEASES[0]], workers: 2 })
    expect((await askAll()).filter(({ pid }) => hung.has(pid))).toEqual([])
    expect((await figures()).workers).toBe(2)
  },
)

it('a connection on its way to a worker that dies is answered by another one', { timeout: TIMEOUT_MS }, async () => {
  const { pid } = await ask()
  process.kill(pid, 'SIGSTOP')
  const asking = Promise.all(Array.from({ length: 4 }, ask))
  // The other one has answered what it was given.
  await expect.poll(() => answered, PATIENCE).toBe(4)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => answered, PATIENCE).toBe(5)
  expect((await asking).filter((answer) => answer.pid === pid)).toEqual([])
})

it('workers that hang do not outlive the primary that ends', { timeout: TIMEOUT_MS }, async () => {
  const hung = new Set((await askAll()).map(({ pid }) => pid))
  for (const pid of hung) process.kill(pid, 'SIGSTOP')
  server.kill('SIGTERM')
  await once(server, 'exit')
  await expect.poll(() => [...hung].filter(isRunning), PATIENCE).toEqual([])
})

/** One that has ended may be there until somebody asks for its exit code. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
