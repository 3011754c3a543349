/** R9.1: a page that is never idle is looked at after this long all the same. */
export const IDLE_LIMIT_MS = 2000

/**
 * Runs something when the browser has nothing better to do.
 * @returns takes it back
 */
export function scheduleIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
  return () => cancelIdleCallback(request)
}
