import { isDue } from './isDue.ts'
import type { SentTimes } from './SentTimes.ts'

/** Keeps a time on the device; gives up in silence when it cannot. */
export type WriteTime = (storage: Storage, key: string, time: string) => void

interface ClaimOptions {
  /** What this document remembers by itself. */
  sentTimes: SentTimes
  /** The device's storage, when it may be used. */
  storage: Storage | undefined
  writeTime: WriteTime
}

/**
 * Takes the right to send an event, check and set in one step: two clicks in a row cannot both pass (R9.3). The window
 * runs from the last sending; an event that is held back does not extend it.
 * @param now epoch milliseconds
 * @returns false when the event was sent within the window, by this document or, through the storage, by any tab
 */
export function claimEvent(key: string, now: number, { sentTimes, storage, writeTime }: ClaimOptions): boolean {
  if (!isDue(sentTimes.get(key), now) || !isDue(storage?.getItem(key), now)) return false
  sentTimes.set(key, String(now))
  if (storage) writeTime(storage, key, String(now))
  return true
}
