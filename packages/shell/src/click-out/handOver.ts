import type { ClickOutSession } from './ClickOutSession.ts'

const TAKE_OVER_EVENT = 'clipfront:take-over'

/**
 * Asks whoever listens to the clicks of this document so far to stop, and for what it knows. The two scripts are built
 * apart and share no module, so they meet in an event.
 * @returns undefined when nobody listened
 */
export function takeOver(): ClickOutSession | undefined {
  const request: { session?: ClickOutSession } = {}
  document.dispatchEvent(new CustomEvent(TAKE_OVER_EVENT, { detail: request }))
  return request.session
}

/** Answers `takeOver`: stands down, once, and gives its session away. */
export function handOver(session: ClickOutSession, standDown: () => void): void {
  document.addEventListener(
    TAKE_OVER_EVENT,
    (event) => {
      standDown()
      if (event instanceof CustomEvent) event.detail.session = session
    },
    { once: true },
  )
}
