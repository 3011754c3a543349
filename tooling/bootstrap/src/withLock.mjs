import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { isAlive } from './isAlive.mjs'

const POLL_MS = 200
/**
 * The pid of a holder that is gone may be another process's by now, which has no heartbeat for this lock. Longer than any step of a
 * set-up that keeps its process too busy for one.
 */
const ABANDONED_MS = 15 * 60 * 1000
/** So many heartbeats may be missed. */
const HEARTBEATS = 15

/**
 * Runs `work` while no other process of this machine runs it: `npm test` beside `npm start` must not set up the same folder.
 * Waits for as long as the holder lives; the lock of a process that is gone is taken over by one of those who wait.
 * @template T
 * @param {string} file the lock, in a folder that exists
 * @param {() => T} work may return a promise; the lock is held until it settles
 * @param {(holder: number) => void} [onWait] called once when another process holds the lock
 * @param {number} [abandonedMs] a holder without a heartbeat for so long is gone, whatever has its number now
 * @returns {Promise<Awaited<T>>}
 */
export async function withLock(file, work, onWait, abandonedMs = ABANDONED_MS) {
  const id = randomUUID()
  let hasReported = false
  while (!enter(file, id, abandonedMs)) {
    const lock = read(file)
    if (lock && !hasReported) onWait?.(lock.pid)
    hasReported ||= lock !== undefined
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  const heartbeat = setInterval(() => beat(file, id), abandonedMs / HEARTBEATS).unref()
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    if (read(file)?.id === id) rmSync(file, { force: true })
  }
}

/**
 * Written aside and linked into place: nobody ever sees a lock without its holder.
 * @param {string} file
 * @param {string} id ours
 * @param {number} abandonedMs
 * @returns {boolean} whether we hold the lock now
 */
function enter(file, id, abandonedMs) {
  const draft = `${file}.${id}.draft`
  writeFileSync(draft, `${process.pid} ${id}`)
  try {
    if (isLinked(draft, file)) return true
    const lock = read(file)
    return lock !== undefined && !isHeld(lock, abandonedMs) && takeOver(file, lock.id, draft, abandonedMs)
  } finally {
    unlinkSync(draft)
  }
}

/**
 * Takes over a lock whose holder is gone. Its successor has one name: of several processes that saw the lock one takes it, and
 * none of them takes the next one.
 * @param {string} file
 * @param {string} gone id of that lock
 * @param {string} draft ours
 * @param {number} abandonedMs
 * @returns {boolean} whether we hold the lock now
 */
function takeOver(file, gone, draft, abandonedMs) {
  const successor = `${file}.${gone}.successor`
  if (isLinked(draft, successor)) {
    const isStillThere = read(file)?.id === gone
    if (isStillThere) renameSync(successor, file)
    else unlinkSync(successor)
    return isStillThere
  }
  // Killed between the two steps, it left the second one to us; who comes too late finds nothing to move.
  const other = read(successor)
  if (other && !isHeld(other, abandonedMs)) withoutMissing(() => renameSync(successor, file))
  return false
}

/**
 * @param {string} file
 * @param {string} id
 */
function beat(file, id) {
  const now = new Date()
  if (read(file)?.id === id) withoutMissing(() => utimesSync(file, now, now))
}

/**
 * @typedef {{ pid: number, id: string, beatMs: number }} Lock
 * @param {Lock} lock
 * @param {number} abandonedMs
 */
function isHeld({ pid, beatMs }, abandonedMs) {
  return isAlive(pid) && Date.now() - beatMs < abandonedMs
}

/**
 * @param {string} file
 * @returns {Lock | undefined} undefined when there is none
 */
function read(file) {
  return withoutMissing(() => {
    // Opened once: what is read and its age are of the same lock, whoever replaces it meanwhile.
    const handle = openSync(file, 'r')
    try {
      const [pid, id = ''] = readFileSync(handle, 'utf8').split(' ')
      return { pid: Number(pid), id, beatMs: fstatSync(handle).mtimeMs }
    } finally {
      closeSync(handle)
    }
  })
}

/**
 * @param {string} draft
 * @param {string} file
 * @returns {boolean} false when there is a file of that name
 */
function isLinked(draft, file) {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (readCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * @template T
 * @param {() => T} work
 * @returns {T | undefined} undefined when the file is not there, or no more
 */
function withoutMissing(work) {
  try {
    return work()
  } catch (error) {
    if (readCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

/** @param {unknown} error */
function readCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
