import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { withLock } from './withLock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Enters, stays a moment, leaves; and writes both down. */
const VISITOR = `
  import { appendFileSync } from 'node:fs'
  import { withLock } from ${JSON.stringify(new URL('withLock.mjs', import.meta.url).href)}
  const [lock, book] = process.argv.slice(1)
  await withLock(lock, async () => {
    appendFileSync(book, 'in ')
    await new Promise((resolve) => setTimeout(resolve, 150))
    appendFileSync(book, 'out ')
  })`

it('lets one process in at a time', async () => {
  const book = join(folder, 'book')
  const visit = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', VISITOR, join(folder, 'busy'), book])
  await Promise.all([visit(), visit(), visit()])
  expect(readFileSync(book, 'utf8')).toBe('in out in out in out ')
})

it('takes over the lock of a process that is gone', async () => {
  const lock = join(folder, 'stale')
  const gone = execFile(process.execPath, ['-e', ''])
  await new Promise((resolve) => gone.once('exit', resolve))
  writeFileSync(lock, String(gone.pid))
  expect(await withLock(lock, () => 'in')).toBe('in')
})

it('opens again after work that threw', async () => {
  const lock = join(folder, 'thrown')
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})

it('says once for whom it waits', async () => {
  const lock = join(folder, 'waited')
  const told = join(folder, 'told')
  writeFileSync(lock, String(process.pid))
  setTimeout(() => rmSync(lock), 500)
  await withLock(
    lock,
    () => {},
    (holder) => appendFileSync(told, `${holder} `),
  )
  expect(readFileSync(told, 'utf8')).toBe(`${process.pid} `)
})
