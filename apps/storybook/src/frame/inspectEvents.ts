import { countClick, countCoupon, listenForClicks } from '@clipfront/shell/click-out'
import { type CouponWatch, createTracker, watchCoupons } from '@clipfront/tracking'
import { openInspector } from '@clipfront/tracking/inspector'

/** Follows nothing: the pages behind a story's links are not here. */
const NO_DEPARTURE = { isPending: () => false, start() {}, cancel() {} }

let shown: object = {}
let watch: CouponWatch | undefined
const getPage = () => ({ page: 'story', data: shown })

/**
 * Shows in an overlay what a page would report of the offers in a story; nothing is sent from here. Call it after each story
 * has been drawn.
 * @param args of the story: its coupons are looked for in there
 */
export function inspectEvents(args: object): void {
  shown = args
  watch ??= startWatching()
  watch.followPage({ isNew: true })
}

function startWatching(): CouponWatch {
  const inspector = openInspector()
  const tracker = createTracker({ consent: 'not-needed', getPage, inspect: (event) => inspector.show(event) })
  listenForClicks({
    departure: NO_DEPARTURE,
    count: (eventType, clicked) => countClick(tracker, getPage(), eventType, clicked),
    navigate() {},
  })
  return watchCoupons((eventType, couponId, placement) =>
    countCoupon(tracker, getPage(), eventType, couponId, placement),
  )
}
