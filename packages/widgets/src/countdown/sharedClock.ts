const MINUTE_MS = 60_000
/** As long as caches may hold a page: `packages/shell/src/server/http/cacheHeaders.ts`. */
const OLDEST_PAGE_MS = 25 * 60 * MINUTE_MS

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Of the device, at the last tick, in ms. */
let deviceTime: number | undefined
let anchor = { renderedAt: Number.NaN, deviceTime: 0 }

/**
 * One clock for all that runs down on a page: it ticks with the minute while somebody looks at the page, and not at all while nobody
 * listens. @returns ends it for the listener
 */
export function followClock(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', tick)
    wait()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', tick)
    clearTimeout(timer)
    deviceTime = undefined
  }
}

/**
 * What time it is: that of the device, where it can be right, and else what has passed since the page came. A device that is days
 * off would call every offer over.
 * @param renderedAt moment of the render on the server, in ms
 */
export function tellTime(renderedAt: number): number {
  const now = (deviceTime ??= Date.now())
  const age = now - renderedAt
  if (age >= 0 && age <= OLDEST_PAGE_MS) return now
  if (anchor.renderedAt !== renderedAt) anchor = { renderedAt, deviceTime: now }
  return renderedAt + now - anchor.deviceTime
}

function tick(): void {
  clearTimeout(timer)
  if (document.hidden) return
  deviceTime = Date.now()
  for (const listener of listeners) listener()
  wait()
}

function wait(): void {
  if (!document.hidden) timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
}
