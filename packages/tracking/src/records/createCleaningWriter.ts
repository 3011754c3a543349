import { cleanSentTimes } from './cleanSentTimes.ts'
import type { WriteTime } from './claimEvent.ts'

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
