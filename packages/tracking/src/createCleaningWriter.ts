import { SENT_PREFIX, type WriteTime } from './claimEvent.ts'

/** Measuring walks over every key of the origin, so it is not done for each event. */
const CHECK_INTERVAL_MS = 60 * 1000

/**
 * A writer that makes room (R9.4): it looks at the storage's size before a write, at most once a minute, and once more
 * when the browser says that the storage is full.
 */
export function createCleaningWriter(): WriteTime {
  let checkedAt = Number.NEGATIVE_INFINITY
  return (storage, key, time) => {
    const now = Number(time)
    try {
      if (Math.abs(now - checkedAt) >= CHECK_INTERVAL_MS) {
        checkedAt = now
        cleanSentTimes(storage)
      }
      storage.setItem(key, time)
    } catch {
      cleanAndRetry(storage, key, time)
    }
  }
}

function cleanAndRetry(storage: Storage, key: string, time: string): void {
  try {
    cleanSentTimes(storage, { limitBytes: 0 })
    storage.setItem(key, time)
  } catch {
    // The rest of the origin fills it, or storage is blocked: the document's own memory has to do.
  }
}

/**
 * 5 MB, measured in UTF-16 bytes. Chromium throws at twice as many and Safari at about as many: measured so, cleaning
 * starts before any browser refuses.
 */
const STORAGE_LIMIT_BYTES = 5 * 1024 * 1024

/** Deletes the older half of the times tracking keeps, when the origin's storage has reached the limit (R9.4). */
function cleanSentTimes(storage: Storage, { limitBytes = STORAGE_LIMIT_BYTES } = {}): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const entries = keys.map((key) => [key, storage.getItem(key) ?? ''] as const)
  for (const key of chooseKeysToRemove(entries, { prefix: SENT_PREFIX, limitBytes })) storage.removeItem(key)
}

interface CleaningRule {
  /** Only keys that start so are ours to delete. */
  prefix: string
  /** UTF-16 bytes of all keys and values of the origin at which cleaning starts. */
  limitBytes: number
}

const BYTES_PER_UTF16_UNIT = 2

/**
 * Which tracking keys go when the storage is full (R9.4): the older half, rounded up. A time that cannot be read counts
 * as the oldest; of equal ones the lesser key goes first.
 * @param entries every key and value of the origin
 */
export function chooseKeysToRemove(
  entries: readonly (readonly [key: string, value: string])[],
  { prefix, limitBytes }: CleaningRule,
): string[] {
  if (entries.reduce((sum, [key, value]) => sum + measure(key, value), 0) < limitBytes) return []
  const ours = entries
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => ({ key, time: readTime(value) }))
    .sort((a, b) => a.time - b.time || (a.key < b.key ? -1 : 1))
  return ours.slice(0, Math.ceil(ours.length / 2)).map(({ key }) => key)
}

function measure(key: string, value: string): number {
  return BYTES_PER_UTF16_UNIT * (key.length + value.length)
}

function readTime(value: string): number {
  const time = Number(value)
  // Not -Infinity: two of those subtract to NaN, and the order would be gone.
  return Number.isNaN(time) ? -Number.MAX_VALUE : time
}
