import type { PagepointFields } from './describeEvent.ts'
import type { Transport } from './pagepointRequest.ts'

/** So many go at once, as many as a screen has cards; afterwards one in each interval. */
const MOST_AT_ONCE = 20
/**
 * A minute has room for 20 + 150 of them, and for 20 that are sent when the tab is hidden. The collector takes 240
 * impressions of a visitor.
 */
const INTERVAL_MS = 400
/** What can go when the page is left: some 45 of the 64 KiB that browsers carry then. */
const MOST_WAITING = 20

/**
 * Lets impressions wait for their turn, and nothing else: they are the only events that come by the dozen. What waits is
 * sent when the tab is hidden or left; what finds no room to wait is dropped.
 */
export function paceImpressions(send: Transport): Transport {
  const waiting: PagepointFields[] = []
  /** When the last one that was taken has had its interval, by `performance.now()`. */
  let busyUntil = Number.NEGATIVE_INFINITY

  function sendNext(): void {
    const next = waiting.shift()
    if (next) send(next)
  }

  function sendAll(): void {
    waiting.splice(0).forEach(send)
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll())
  addEventListener('pagehide', sendAll)

  return (fields) => {
    if (fields.type !== 'impression') return send(fields)
    const now = performance.now()
    const turn = Math.max(busyUntil, now - MOST_AT_ONCE * INTERVAL_MS) + INTERVAL_MS
    const isDue = turn <= now
    if (!isDue && waiting.length === MOST_WAITING) return
    busyUntil = turn
    if (isDue) return send(fields)
    waiting.push(fields)
    setTimeout(sendNext, turn - now)
  }
}
