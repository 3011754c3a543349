import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { LAST, NEIGHBOUR, PATIENCE, useRollingServer } from './testing/useRollingServer.ts'

const START_MS = 500
/** Longer than the pool's second backoff. */
const SLOW_START_MS = 2000
/** What has not begun by then does not begin. */
const QUIET_MS = 2000
const isFull = process.env['FULL'] === '1'
/** Every third one comes with a worker that dies. */
const SHIPS = isFull ? 12 : 6
/** Those who ask while workers are replaced. */
const ASKING = isFull ? 16 : 4
const ASKING_PAUSE_MS = isFull ? 0 : 5
const ROLLS = isFull ? 3 : 1
const TIMEOUT_MS = 240_000

describe('workers that are replaced', () => {
  const server = useRollingServer(START_MS)

  it('a connection that comes as a worker leaves is answered by another one', { timeout: TIMEOUT_MS }, async () => {
    const releases = new Set<string>()
    const rolls = new AbortController()
    const askOn = async () => {
      while (!rolls.signal.aborted) {
        releases.add((await server.ask()).release)
        // New workers need the processor too.
        await pause(ASKING_PAUSE_MS)
      }
    }
    const asking = Promise.all(Array.from({ length: ASKING }, askOn))
    for (let roll = 0; roll < ROLLS; roll += 1) await server.untilServed(await server.activateNext())
    rolls.abort()
    await asking
    expect(releases.size, 'before and after').toBeGreaterThan(1)
  })

  it('what workers counted that have left stays in the figures', { timeout: TIMEOUT_MS }, async () => {
    const before = server.answered()
    await server.askAll()
    await server.untilServed(await server.activateNext())
    await expect.poll(async () => (await server.readFigures()).requests - server.answered(), PATIENCE).toBe(0)
    expect(server.answered() - before).toBeGreaterThan(6)
  })

  it('the figures do not fall when a worker dies', { timeout: TIMEOUT_MS }, async () => {
    await server.askAll()
    await expect.poll(async () => (await server.readFigures()).requests, PATIENCE).toBe(server.answered())
    const before = server.answered()
    await server.replaceOne()
    expect((await server.readFigures()).requests).toBeGreaterThanOrEqual(before)
  })

  it(
    'a worker that was starting when another release became live is replaced as well',
    { timeout: TIMEOUT_MS },
    async () => {
      await server.replaceOne()
      const release = await server.activateNext()
      await server.untilServed(release)
      // The late one has read the release of before, and serves it for a moment when it is ready.
      await pause(2 * START_MS)
      expect(await server.untilServed(release)).toHaveLength(2)
    },
  )

  it('a site whose pointer is damaged keeps no other one from being followed', { timeout: TIMEOUT_MS }, async () => {
    const pointer = path.join(server.folder(), NEIGHBOUR, 'prod.json')
    mkdirSync(path.dirname(pointer))
    writeFileSync(pointer, '')
    const release = await server.activateNext()
    await server.untilServed(release)
    await server.replaceOne()
    await server.untilServed(release)
    const steady = server.output.length
    await pause(QUIET_MS)
    expect(server.output.slice(steady), 'workers that start where none is needed').toEqual([])
    // Mended, it is followed as well.
    rmSync(pointer)
    await vi.waitUntil(() => server.output.length >= steady + 2, PATIENCE)
  })
})

describe('a storm', () => {
  const server = useRollingServer(START_MS)

  it(
    'whatever dies and whatever is shipped meanwhile, two workers serve what is live at last',
    { timeout: TIMEOUT_MS },
    async () => {
      for (let ship = 1; ship <= SHIPS; ship += 1) {
        if (ship % 3 === 0) await server.killOne()
        await server.activateNext()
        await pause(0.15 * START_MS * (ship % 4))
      }
      // One that was never live: a roll to an earlier one, which still goes on, has replaced the workers that serve it.
      await server.activate(LAST)
      await server.untilServed(LAST)
      const steady = server.output.length
      await pause(QUIET_MS)
      await server.untilServed(LAST)
      expect(server.output.slice(steady), 'workers that start where none is needed').toEqual([])
    },
  )
})

describe('workers that die or hang', () => {
  const server = useRollingServer(SLOW_START_MS)

  it('a connection on its way to a worker that dies is answered by another one', { timeout: TIMEOUT_MS }, async () => {
    const { pid } = await server.ask()
    const before = server.answered()
    process.kill(pid, 'SIGSTOP')
    const asking = Promise.all(Array.from({ length: 4 }, server.ask))
    // The other one has answered what it was given.
    await expect.poll(() => server.answered() - before, PATIENCE).toBe(3)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => server.answered() - before, PATIENCE).toBe(4)
    expect((await asking).filter((answer) => answer.pid === pid)).toEqual([])
  })

  it('a worker that dies while another one is being replaced has a successor', { timeout: TIMEOUT_MS }, async () => {
    // The pool replaces the older one first, here the one that the test before has left alive: its successor still starts when the
    // pool has waited for its backoff.
    const younger = Math.max(...(await server.untilServed(server.live())))
    const before = server.output.length
    const release = await server.activateNext()
    await vi.waitUntil(() => server.output.length > before, PATIENCE)
    process.kill(younger, 'SIGKILL')
    expect(await server.untilServed(release)).not.toContain(younger)
  })

  it(
    'workers that hang are no longer counted as serving, are killed, and others take their place',
    { timeout: TIMEOUT_MS },
    async () => {
      const hung = new Set(await server.untilServed(server.live()))
      for (const pid of hung) process.kill(pid, 'SIGSTOP')
      await expect.poll(async () => (await server.readFigures()).workers, PATIENCE).toBe(0)
      // These wait for the new ones.
      await server.untilServed(server.live())
      expect((await server.askAll()).filter(({ pid }) => hung.has(pid))).toEqual([])
      expect((await server.readFigures()).workers).toBe(2)
    },
  )

  it('workers that hang do not outlive the primary that ends', { timeout: TIMEOUT_MS }, async () => {
    const hung = await server.untilServed(server.live())
    for (const pid of hung) process.kill(pid, 'SIGSTOP')
    await server.end()
    await expect.poll(() => hung.filter(isRunning), PATIENCE).toEqual([])
  })
})

/** One that has ended may be there until somebody asks for its exit code. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
