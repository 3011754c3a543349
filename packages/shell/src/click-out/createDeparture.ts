/** How long the page stays after the click, so that the code's own tab is there first (R4.3). */
export const REDIRECT_DELAY_MS = 300

export type Departure = ReturnType<typeof createDeparture>

/** The one departure that a page can have under way. */
export function createDeparture() {
  let timer: ReturnType<typeof setTimeout> | undefined
  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    isPending: (): boolean => timer !== undefined,
    /** Goes after `REDIRECT_DELAY_MS`. */
    start(go: () => void): void {
      cancel()
      timer = setTimeout(() => {
        timer = undefined
        go()
      }, REDIRECT_DELAY_MS)
    },
    cancel,
  }
}
