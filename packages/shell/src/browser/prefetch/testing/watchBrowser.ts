/** What the page under test keeps of its browser; the test reads it there. */
export interface Watched {
  observers: number
  observed: Set<Element>
  idleLimits: (number | undefined)[]
  /** How many idle callbacks the browser has called. */
  idleRuns: number
  connection: { effectiveType?: string; saveData?: boolean }
}

declare global {
  interface Window {
    watched: Watched
    retryFailedStyles: () => Promise<void>
  }
}

/** Runs in the page before its scripts: the browser's own parts go on working, and what is asked of them is written down. */
export function watchBrowser(connection: Watched['connection']): void {
  const watched: Watched = { observers: 0, observed: new Set(), idleLimits: [], idleRuns: 0, connection }
  window.watched = watched
  Object.defineProperty(navigator, 'connection', { get: () => watched.connection })

  const requestIdle = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (run, options) => {
    watched.idleLimits.push(options?.timeout)
    return requestIdle((deadline) => {
      watched.idleRuns += 1
      run(deadline)
    }, options)
  }
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(...parts: ConstructorParameters<typeof IntersectionObserver>) {
      super(...parts)
      watched.observers += 1
    }
    override observe(target: Element) {
      watched.observed.add(target)
      super.observe(target)
    }
    override unobserve(target: Element) {
      watched.observed.delete(target)
      super.unobserve(target)
    }
    override disconnect() {
      watched.observed.clear()
      super.disconnect()
    }
  }
}
