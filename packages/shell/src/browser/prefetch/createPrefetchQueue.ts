/** R4.10: more would take the line from what the shopper has asked for. */
export const MAX_CONCURRENT = 4

interface QueueParts<Type> {
  fetch: (type: Type) => Promise<unknown>
  /** Asked before each fetch: while one waits, a train may drive into a tunnel. */
  mayFetch: () => boolean
  onLoaded: (type: Type) => void
}

/** Fetches a few things at once. What fails is forgotten, and may be asked for again. */
export function createPrefetchQueue<Type>({ fetch, mayFetch, onLoaded }: QueueParts<Type>) {
  const running = new Set<Type>()
  const loaded = new Set<Type>()
  let waiting: Type[] = []

  async function run(type: Type): Promise<void> {
    running.add(type)
    try {
      await fetch(type)
      loaded.add(type)
      onLoaded(type)
    } catch {
      // Nobody has asked for it yet. The click that does finds its own way, and tells what goes wrong on it.
    } finally {
      running.delete(type)
      startNext()
    }
  }

  function startNext(): void {
    if (!mayFetch()) waiting = []
    while (running.size < MAX_CONCURRENT) {
      const type = waiting.shift()
      if (type === undefined) return
      void run(type)
    }
  }

  return {
    /** Loads a type's code as soon as there is room; once, however often it is asked for. @param isUrgent before all that wait */
    add(type: Type, { isUrgent }: { isUrgent: boolean }): void {
      if (loaded.has(type) || running.has(type)) return
      const others = waiting.filter((other) => other !== type)
      if (isUrgent) waiting = [type, ...others]
      else if (others.length === waiting.length) waiting.push(type)
      startNext()
    },
    isLoaded: (type: Type): boolean => loaded.has(type),
    /** Forgets what has not begun. */
    clear(): void {
      waiting = []
    },
  }
}

/** R9.1: a page that is never idle is looked at after this long all the same. */
const IDLE_LIMIT_MS = 2000

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
