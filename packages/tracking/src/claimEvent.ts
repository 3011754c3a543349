import type { SentTimes } from './Tracker.ts'

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

/** How long the same event of the same coupon is not sent again (R9.3). */
export const DEDUPE_WINDOW_MS = 5 * 60 * 1000

/**
 * Whether an event may be sent.
 * @param lastSent when it was last sent, as stored; nothing, junk and a time ahead (the clock was put back) all count as never
 * @param now epoch milliseconds
 */
export function isDue(lastSent: string | null | undefined, now: number): boolean {
  const age = now - Number(lastSent)
  return !(age >= 0 && age < DEDUPE_WINDOW_MS)
}

/** Every key that tracking may delete again starts so; settings and the outbox never do. */
export const SENT_PREFIX = 'td:cp:'

/** The name under which the last sending of an event is remembered (R9.3). */
export function eventKey(merchantId: number, couponId: number, eventType: string): string {
  return `${SENT_PREFIX}${merchantId}:${couponId}:${eventType}`
}
