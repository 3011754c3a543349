import type { SentTimes } from '@clipfront/tracking'
import type { Departure } from './createDeparture.ts'

/** What the inline script hands on to the app: with it the app goes on as if the first click had been its own. */
export interface ClickOutSession {
  sentTimes: SentTimes
  departure: Departure
}
