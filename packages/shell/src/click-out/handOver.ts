import type { SentTimes } from '@clipfront/tracking'
import type { Departure } from './createDeparture.ts'

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

/** What the inline script hands on to the app: with it the app goes on as if the first click had been its own. */
export interface ClickOutSession {
  sentTimes: SentTimes
  departure: Departure
}
