import type { PageData } from '@clipfront/page-data'
import {
  type CouponWatch,
  createTracker,
  type PageTracker,
  type TrackerOptions,
  watchCoupons,
} from '@clipfront/tracking'
import type { PageState } from '../render/PageState.ts'
import { type ClickOutSession, handOver, takeOver } from './handOver.ts'
import { countClick, countCoupon } from './countClick.ts'
import { createDeparture } from './createDeparture.ts'
import { listenForClicks } from './listenForClicks.ts'

interface ClickOutOptions extends Pick<TrackerOptions, 'endpoint' | 'inspect'> {
  site: PageState['site']
  /** The page on the screen. */
  getPage: () => PageData
  /** The app's own navigation; gets `/403` for an offer that leads nowhere. */
  navigate: (path: string) => void
}

/**
 * Takes the clicks on offers over from the inline script (R4.3, R4.4), and counts what is seen and done beside them; call it
 * once, after hydration. What the inline script has counted is not counted again, and a departure that it began goes on.
 * @returns to be told of every page that is shown; the tracker, for what else is counted
 */
export function startClickOut({
  site,
  getPage,
  navigate,
  ...rest
}: ClickOutOptions): Pick<CouponWatch, 'followPage'> & { tracker: PageTracker } {
  const session: ClickOutSession = takeOver() ?? { sentTimes: new Map(), departure: createDeparture() }
  const tracker = createTracker({ ...rest, consent: site.consent, getPage, sentTimes: session.sentTimes })
  const stopClicks = listenForClicks({
    departure: session.departure,
    count: (eventType, clicked) => countClick(tracker, getPage(), eventType, clicked),
    navigate,
  })
  const watch = watchCoupons((eventType, couponId, placement) =>
    countCoupon(tracker, getPage(), eventType, couponId, placement),
  )
  // A second start, after an edit during development, takes over from the first.
  handOver(session, () => {
    stopClicks()
    watch.stop()
  })
  return { followPage: watch.followPage, tracker }
}
