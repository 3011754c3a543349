import { linkSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { isAlive } from './isAlive.mjs'

const POLL_MS = 200
/** By then the number of a holder that is gone may be another process's: no set-up and no build takes so long. */
const ABANDONED_MS = 15 * 60 * 1000

/**
 * Runs `work` while no other process of this machine runs it: `npm test` beside `npm start` must not set up the same
 * folder. Waits as long as the holder lives, but no longer than a quarter of an hour; the lock of a process that is gone
 * is taken over.
 * @template T
 * @param {string} file the lock, in a folder that exists
 * @param {() => T} work may return a promise; the lock is held until it settles
 * @param {(holder: number) => void} [onWait] told once when somebody else holds the lock
 * @returns {Promise<Awaited<T>>}
 */
export async function withLock(file, work, onWait) {
  let told = false
  while (!tryLock(file)) {
    const holder = holderOf(file)
    if (holder === undefined) continue
    if (!told) onWait?.(holder)
    told = true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * Written aside and linked into place: nobody ever sees a lock without its holder.
 * @param {string} file
 */
function tryLock(file) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the process that holds the lock; undefined when it is free now
 */
function holderOf(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder) && Date.now() - statSync(file).mtimeMs < ABANDONED_MS) return holder
    rmSync(file, { force: true })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return undefined
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
