import { CARD, readPlacement } from './readPlacement.ts'
import type { CouponEventType, Placement } from './Tracker.ts'

/** What a shopper does with a card without leading anywhere. */
type WatchedEvent = Exclude<CouponEventType, 'click' | 'shop'>

/** Gets what was seen or done; whatever it throws stays away from the page. */
type Report = (eventType: WatchedEvent, couponId: number, placement: Placement) => void

export interface CouponWatch {
  /**
   * Looks at the cards that the document has now. Call it whenever the page has changed.
   * @param arrival.isNew a page view begins: what was seen before may be seen again
   */
  followPage: (arrival: { isNew: boolean }) => void
  stop: () => void
}

/**
 * Watches the cards of a document (R7.1), wherever they come from: it listens on the document and has one
 * IntersectionObserver. `impression`: half of a card stood on the screen for a second; `detail`: its details were opened;
 * `copy`: its code was copied, by its button or by hand.
 */
export function watchCoupons(report: Report): CouponWatch {
  const listening = new AbortController()
  const { signal } = listening
  const tell = (eventType: WatchedEvent, element: Element | null) => {
    try {
      const card = element?.closest<HTMLElement>(CARD)
      if (card) report(eventType, Number(card.dataset['couponId']), readPlacement(card))
    } catch {
      // A page is never broken by its own counting.
    }
  }
  // It does not bubble, but it is captured.
  document.addEventListener('toggle', ({ target }) => isOpened(target) && tell('detail', target), {
    capture: true,
    signal,
  })
  document.addEventListener('click', ({ target }) => tell('copy', findClosest(target, '[data-action="copy-code"]')), {
    signal,
  })
  document.addEventListener('copy', ({ target }) => tell('copy', findClosest(target, '[data-code]')), { signal })
  const followPage = watchImpressions((card) => tell('impression', card), signal)
  followPage({ isNew: true })
  return { followPage, stop: () => listening.abort() }
}

function isOpened(target: EventTarget | null): target is HTMLDetailsElement {
  return target instanceof HTMLDetailsElement && target.open
}

function findClosest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** How much of a card must be on the screen, and for how long without a break. */
const IMPRESSION_SHARE = 0.5
const IMPRESSION_MS = 1000

/** What can still be used. What is torn open was seen before, and what has ended offers nothing to click. */
const OFFER_CARD = '[data-card="offer"]'

/**
 * Counts each coupon once per page view. A page view begins with the document, with each page that is shown in it, and with
 * each return from the back/forward cache. A hidden tab begins its second anew.
 */
function watchImpressions(report: (card: HTMLElement) => void, signal: AbortSignal): CouponWatch['followPage'] {
  // Missing in some browsers of televisions and readers: they count clicks only.
  if (!('IntersectionObserver' in window)) return () => {}
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const seen = new Set<string>()

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target))
        if (intersectionRatio < IMPRESSION_SHARE || document.visibilityState !== 'visible') continue
        if (target instanceof HTMLElement) timers.set(target, setTimeout(count, IMPRESSION_MS, target))
      }
    },
    { threshold: IMPRESSION_SHARE },
  )

  function count(card: HTMLElement): void {
    const { couponId = '' } = card.dataset
    if (!card.isConnected || seen.has(couponId)) return
    seen.add(couponId)
    report(card)
  }

  function watchAnew(): void {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    for (const card of document.querySelectorAll(OFFER_CARD)) observer.observe(card)
  }

  function followPage({ isNew }: { isNew: boolean }): void {
    if (isNew) seen.clear()
    watchAnew()
  }

  document.addEventListener('visibilitychange', watchAnew, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && followPage({ isNew: true }), { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  })
  return followPage
}
