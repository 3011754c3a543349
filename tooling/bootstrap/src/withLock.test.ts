import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it, vi } from 'vitest'
import { withLock } from './withLock.mjs'

const TIMEOUT_MS = 120_000
const folder = mkdtempSync(join(tmpdir(), 'clipfront-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const IMPORTS = `
  import { appendFileSync, mkdirSync, rmdirSync, utimesSync } from 'node:fs'
  import { withLock } from ${JSON.stringify(new URL('withLock.mjs', import.meta.url).href)}
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const [lock, record, stayMs, abandonedMs] = process.argv.slice(1)`

/** Enters, stays a while, leaves; and writes both down. */
const VISITOR = `${IMPORTS}
  await withLock(lock, async () => {
    appendFileSync(record, 'in ')
    await pause(Number(stayMs))
    appendFileSync(record, 'out ')
  }, undefined, abandonedMs && Number(abandonedMs))`

const isFull = process.env['FULL'] === '1'
const DESERTERS = isFull ? 6 : 4
const DESERTIONS = isFull ? 8 : 5

/**
 * Enters again and again, and each time leaves the lock behind as one whose holder is gone. They all begin in the same millisecond:
 * asleep until shortly before it, since others need the processor.
 */
const DESERTER = `${IMPORTS}
  for (let time = 0; time < ${DESERTIONS}; time += 1) {
    await pause(Math.max(0, 190 - Date.now() % 200))
    while (Date.now() % 200 > 0) await pause(0)
    await new Promise((resolve) => withLock(lock, async () => {
      mkdirSync(record)
      await pause(Number(stayMs))
      rmdirSync(record)
      utimesSync(lock, 0, 0)
      resolve()
      await pause(60_000)
    }))
  }
  process.exit(0)`

const run = (program: string, ...args: (string | number)[]) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ...args.map(String)])

it('lets one process in at a time', async () => {
  const record = join(folder, 'book')
  const visit = () => run(VISITOR, join(folder, 'busy'), record, 150)
  await Promise.all([visit(), visit(), visit()])
  expect(readFileSync(record, 'utf8')).toBe('in out in out in out ')
})

it('takes over the lock of a process that is gone', async () => {
  const lock = join(folder, 'stale')
  const gone = execFile(process.execPath, ['-e', ''])
  await new Promise((resolve) => gone.once('exit', resolve))
  writeFileSync(lock, String(gone.pid))
  expect(await withLock(lock, () => 'in')).toBe('in')
})

it('takes over the lock of a holder that was killed', async () => {
  const [lock, record] = ['killed', 'killed-book'].map((name) => join(folder, name)) as [string, string]
  const holder = spawn(process.execPath, ['--input-type=module', '-e', VISITOR, lock, record, '600000'])
  await vi.waitUntil(() => existsSync(record), { timeout: TIMEOUT_MS })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(readFileSync(lock, 'utf8')).toContain(`${holder.pid} `)
  expect(await withLock(lock, () => 'in')).toBe('in')
})

it('is held for as long as its holder lives', { timeout: TIMEOUT_MS }, async () => {
  const [lock, record] = ['long', 'long-book'].map((name) => join(folder, name)) as [string, string]
  const first = run(VISITOR, lock, record, 3500, 300)
  await vi.waitUntil(() => existsSync(record), { timeout: TIMEOUT_MS })
  await Promise.all([first, run(VISITOR, lock, record, 0, 2000)])
  expect(readFileSync(record, 'utf8')).toBe('in out in out ')
})

it(
  'is taken over by one process alone, although several see that its holder is gone',
  { timeout: TIMEOUT_MS },
  async () => {
    const here = join(folder, 'deserted')
    mkdirSync(here)
    const thieves = Array.from({ length: DESERTERS }, () => run(DESERTER, join(here, 'lock'), join(here, 'inside'), 5))
    await Promise.all(thieves)
    expect(readdirSync(here)).toEqual(['lock'])
  },
)

it('is taken over from a successor that was killed before it had it', async () => {
  const lock = join(folder, 'orphaned')
  const gone = execFile(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  writeFileSync(lock, `${gone.pid} first`)
  writeFileSync(`${lock}.first.successor`, `${gone.pid} second`)
  expect(await withLock(lock, () => 'in')).toBe('in')
  expect(readdirSync(folder).filter((name) => name.startsWith('orphaned'))).toEqual([])
})

it('leaves a lock that another process took over', async () => {
  const lock = join(folder, 'robbed')
  const [robbed, thief] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = withLock(lock, () => robbed.promise)
  utimesSync(lock, 0, 0)
  const entered = Promise.withResolvers<void>()
  const second = withLock(lock, () => {
    entered.resolve()
    return thief.promise
  })
  await entered.promise
  robbed.resolve()
  await first
  expect(existsSync(lock)).toBe(true)
  thief.resolve()
  await second
  expect(existsSync(lock)).toBe(false)
})

it('opens again after work that threw', async () => {
  const lock = join(folder, 'thrown')
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})

it('reports once for which process it waits', async () => {
  const lock = join(folder, 'waited')
  const reports = join(folder, 'told')
  writeFileSync(lock, String(process.pid))
  setTimeout(() => rmSync(lock), 500)
  await withLock(
    lock,
    () => {},
    (holder) => appendFileSync(reports, `${holder} `),
  )
  expect(readFileSync(reports, 'utf8')).toBe(`${process.pid} `)
})
