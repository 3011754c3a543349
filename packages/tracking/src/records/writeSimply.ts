import type { WriteTime } from './claimEvent.ts'

/** Writes where there is room. A full storage leaves the document's own memory, which holds for this visit. */
export const writeSimply: WriteTime = (storage, key, time) => {
  try {
    storage.setItem(key, time)
  } catch {
    // Full or blocked: nothing that a shopper should notice.
  }
}
