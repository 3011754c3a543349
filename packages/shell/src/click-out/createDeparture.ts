/** How long the page stays after the click, so that the code's own tab is there first (R4.3). */
export const REDIRECT_DELAY_MS = 300

/** The one departure that a page can have under way. */
export interface Departure {
  isPending(): boolean
  /** Goes after `REDIRECT_DELAY_MS`. */
  start(go: () => void): void
  /** Stays after all. */
  cancel(): void
}

export function createDeparture(): Departure {
  let timer: ReturnType<typeof setTimeout> | undefined
  const departure: Departure = {
    isPending: () => timer !== undefined,
    start(go) {
      departure.cancel()
      timer = setTimeout(() => {
        timer = undefined
        go()
      }, REDIRECT_DELAY_MS)
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
  return departure
}
