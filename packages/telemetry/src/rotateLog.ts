import { copyFile, rename, rm, stat, truncate } from 'node:fs/promises'
import { setInterval } from 'node:timers/promises'

/** A log and its four older parts take 50 MB at most: half an hour of 100 requests a second, days of a quiet site. */
const MAX_BYTES = 10 * 1024 * 1024
const OLD_FILES = 4
const INTERVAL_MS = 5000

/**
 * Bounds the log that other processes append to. A large one is copied to `<file>.1`, an older one is then `<file>.2`, and it is
 * emptied in place: who writes it need not know, and goes on when we are gone. Lines between copy and emptying are lost.
 * @returns ends the rotation
 */
export function rotateLog(file: string, { maxBytes = MAX_BYTES, intervalMs = INTERVAL_MS } = {}): () => void {
  const stopping = new AbortController()
  const run = async () => {
    for await (const _ of setInterval(intervalMs, undefined, { signal: stopping.signal, ref: false })) {
      // No log yet, or no room for the copy: it is looked at again.
      await rotateIfLarge(file, maxBytes).catch(() => {})
    }
  }
  run().catch(() => {})
  return () => stopping.abort()
}

async function rotateIfLarge(file: string, maxBytes: number): Promise<void> {
  if ((await stat(file)).size < maxBytes) return
  const copy = `${file}.0`
  try {
    await copyFile(file, copy)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
  for (let age = OLD_FILES - 1; age >= 0; age -= 1) await rename(`${file}.${age}`, `${file}.${age + 1}`).catch(() => {})
  await truncate(file)
}
