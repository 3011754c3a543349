import { environmentOf } from '@clipfront/site-config/environment'
import { createEventId } from './createEventId.ts'
import { claimEvent, eventKey, type WriteTime } from './claimEvent.ts'
import { describeCoupon, type describeEvent, type EventSubject } from './describeEvent.ts'
import { findAllowedStorage } from './findAllowedStorage.ts'
import type { Transport } from './pagepointRequest.ts'
import type { CouponEventType, Obstacle, Tracker, TrackerOptions } from './Tracker.ts'

interface TrackerParts extends TrackerOptions {
  describe: typeof describeEvent
  writeTime: WriteTime
  transport: Transport
}

interface AssembledTracker extends Tracker {
  /**
   * Sends an event that only a host without production holds back by itself. Never throws.
   * @param findObstacle why else it is not sent
   * @param describeSubject what it is about; called only for an event that is sent or inspected
   */
  report: (eventType: string, findObstacle: () => Obstacle | undefined, describeSubject: () => EventSubject) => void
}

/** The rules that every tracker follows, around the parts in which the whole SDK and the inline script differ. */
export function assembleTracker(parts: TrackerParts): AssembledTracker {
  const {
    consent,
    getPage,
    describe,
    writeTime,
    transport,
    inspect,
    host = location.host,
    sentTimes = new Map(),
  } = parts
  const isProduction = environmentOf(host) === 'prod'

  function track(eventType: CouponEventType, key: string, describeSubject: () => EventSubject): void {
    const findObstacle = () => {
      if (!isSeenByPerson()) return 'hidden'
      // Elsewhere than in production only the document remembers what would have been sent.
      const storage = isProduction ? findAllowedStorage(consent) : undefined
      return claimEvent(key, Date.now(), { sentTimes, storage, writeTime }) ? undefined : 'dedupe'
    }
    report(eventType, findObstacle, describeSubject)
  }

  const report: AssembledTracker['report'] = (eventType, findObstacle, describeSubject) => {
    try {
      const obstacle = findObstacle() ?? (isProduction ? undefined : 'host')
      if (obstacle && !inspect) return
      const fields = describe({
        eventType,
        id: createEventId(),
        page: getPage(),
        pathname: location.pathname,
        isMobile: isMobileBrowser(),
        subject: describeSubject(),
      })
      if (!obstacle) transport(fields)
      inspect?.({ fields, obstacle })
    } catch {
      // A page is never broken by its own counting.
    }
  }

  return {
    report,
    trackCoupon: (eventType, coupon, placement) =>
      track(eventType, eventKey(coupon.merchant.id, coupon.id, eventType), () => ({
        coupon_performance: describeCoupon(coupon, placement),
      })),
    trackVisit: (merchantId) =>
      track('shop', eventKey(merchantId, NO_COUPON, 'shop'), () => ({ merchant_id: merchantId })),
  }
}

/** No coupon has this id. */
const NO_COUPON = 0

/**
 * The crawlers that run scripts say so in their names; the collector has finer rules for the rest. Cubot makes telephones.
 * (No lookbehind: a browser that does not know it would refuse the whole script.)
 */
const CRAWLER = /(?:^|[^u]|[^c]u)bot\b|crawl|spider|slurp/i

export function isCrawler(): boolean {
  return CRAWLER.test(navigator.userAgent)
}

/** Whether somebody looks at this document: not a crawler, not a prerendered or hidden page. */
function isSeenByPerson(): boolean {
  const { prerendering } = document as Document & { prerendering?: boolean }
  return !prerendering && document.visibilityState === 'visible' && !isCrawler()
}

/**
 * Whether the browser calls itself a phone's: by its client hint, or by the word `Mobi` that every browser without the
 * hint writes into its user agent on phones.
 */
function isMobileBrowser(): boolean {
  const { userAgentData, userAgent } = navigator as Navigator & { userAgentData?: { mobile?: boolean } }
  return userAgentData?.mobile ?? /Mobi/.test(userAgent)
}
