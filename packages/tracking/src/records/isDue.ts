/** How long the same event of the same coupon is not sent again (R9.3). */
export const DEDUPE_WINDOW_MS = 5 * 60 * 1000

/**
 * Whether an event may be sent.
 * @param lastSent when it was last sent, as stored; nothing, junk and a time ahead (the clock was put back) all count as never
 * @param now epoch milliseconds
 */
export function isDue(lastSent: string | null | undefined, now: number): boolean {
  const age = now - Number(lastSent ?? Number.NaN)
  return !(age >= 0 && age < DEDUPE_WINDOW_MS)
}
