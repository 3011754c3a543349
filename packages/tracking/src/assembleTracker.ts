import { environmentOf } from '@clipfront/site-config/environment'
import { isMobileBrowser } from './browser/isMobileBrowser.ts'
import { isSeenByPerson } from './browser/isSeenByPerson.ts'
import { findAllowedStorage } from './consent/findAllowedStorage.ts'
import { createEventId } from './pagepoint/createEventId.ts'
import { describeCoupon } from './pagepoint/describeCoupon.ts'
import type { describeEvent } from './pagepoint/describeEvent.ts'
import { claimEvent, type WriteTime } from './records/claimEvent.ts'
import { eventKey } from './records/eventKey.ts'
import type { Tracker } from './Tracker.ts'
import type { TrackerOptions } from './TrackerOptions.ts'
import type { Transport } from './transport/Transport.ts'

interface TrackerParts extends TrackerOptions {
  describe: typeof describeEvent
  writeTime: WriteTime
  transport: Transport
}

const silentTracker: Tracker = { trackCoupon() {} }

/** The rules that every tracker follows, around the parts in which the whole SDK and the inline script differ. */
export function assembleTracker(parts: TrackerParts): Tracker {
  const { consent, getPage, describe, writeTime, transport, host = location.host, sentTimes = new Map() } = parts
  if (environmentOf(host) !== 'prod') return silentTracker
  return {
    trackCoupon(eventType, coupon, placement) {
      try {
        if (!isSeenByPerson()) return
        const key = eventKey(coupon.merchant.id, coupon.id, eventType)
        if (!claimEvent(key, Date.now(), { sentTimes, storage: findAllowedStorage(consent), writeTime })) return
        const fields = describe({
          eventType,
          id: createEventId(),
          page: getPage(),
          pathname: location.pathname,
          isMobile: isMobileBrowser(),
          performance: describeCoupon(coupon, placement),
        })
        transport(fields)
      } catch {
        // A page is never broken by its own counting.
      }
    },
  }
}
