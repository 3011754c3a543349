import { chooseKeysToRemove } from './chooseKeysToRemove.ts'
import { SENT_PREFIX } from './eventKey.ts'

/**
 * 5 MB, measured in UTF-16 bytes. Chromium throws at twice as many and Safari at about as many: measured so, cleaning
 * starts before any browser refuses.
 */
export const STORAGE_LIMIT_BYTES = 5 * 1024 * 1024

/** Deletes the older half of the times tracking keeps, when the origin's storage has reached the limit (R9.4). */
export function cleanSentTimes(storage: Storage, { limitBytes = STORAGE_LIMIT_BYTES } = {}): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const entries = keys.map((key) => [key, storage.getItem(key) ?? ''] as const)
  for (const key of chooseKeysToRemove(entries, { prefix: SENT_PREFIX, limitBytes })) storage.removeItem(key)
}
