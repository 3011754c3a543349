import type { PageData } from '@clipfront/page-data'
import { createTracker } from '@clipfront/tracking'
import type { PageState } from '../render/PageState.ts'
import { type ClickOutSession, handOver, takeOver } from './handOver.ts'
import { countClick } from './countClick.ts'
import { createDeparture } from './createDeparture.ts'
import { listenForClicks } from './listenForClicks.ts'

interface ClickOutOptions {
  site: PageState['site']
  /** The page on the screen. */
  getPage: () => PageData
  /** The app's own navigation; gets `/403` for an offer that leads nowhere. */
  navigate: (path: string) => void
}

/**
 * Takes the clicks on offers over from the inline script (R4.3, R4.4); call it once, after hydration. What the inline script
 * has counted is not counted again, and a departure that it began goes on.
 */
export function startClickOut({ site, getPage, navigate }: ClickOutOptions): void {
  const session: ClickOutSession = takeOver() ?? { sentTimes: new Map(), departure: createDeparture() }
  const tracker = createTracker({ consent: site.consent, getPage, sentTimes: session.sentTimes })
  const stop = listenForClicks({
    departure: session.departure,
    count: (eventType, clicked) => countClick(tracker, getPage(), eventType, clicked),
    navigate,
  })
  // A second start, after an edit during development, takes over from the first.
  handOver(session, stop)
}
