import { carrySource, FORBIDDEN_PATH } from '@clipfront/routing/outbound'
import type { CouponEventType } from '@clipfront/tracking'
import type { Departure } from './createDeparture.ts'

interface ClickRules {
  departure: Departure
  /** Counts what was clicked. Must neither wait nor throw. */
  count: (eventType: CouponEventType, clicked: ClickedOffer) => void
  /** Shows a page of the own site in the current tab. */
  navigate: (path: string) => void
}

/**
 * Follows every click on an offer (R4.3, R4.4). The browser itself opens what the anchor says, so no tab is ever taken for a
 * pop-up; this counts the click, carries `mktsrc` over (R3.7), and sends the tab of a code on to the shop. A middle click and
 * one with ctrl, cmd or shift open the same code and are counted alike, but leave the current tab where it is.
 * @returns stops listening; a departure under way goes on
 */
export function listenForClicks(rules: ClickRules): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onClick = (event: MouseEvent) => {
    const clicked = findClickedAnchor(event)
    if (clicked) follow(event, clicked, rules)
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('auxclick', onClick, { signal })
  // A page that comes back out of the back/forward cache goes on with its timers: it must not leave again.
  addEventListener('pagehide', () => rules.departure.cancel())
  return () => listening.abort()
}

function follow(event: MouseEvent, clicked: ClickedAnchor, { departure, count, navigate }: ClickRules): void {
  const { element, action } = clicked
  // Offline, both tabs would become the browser's own error page: the list stays, and the notice says why.
  if (!navigator.onLine) {
    event.preventDefault()
    return
  }
  const leavesCurrentTab = action === 'get-code' && isPlain(event)
  if (leavesCurrentTab && departure.isPending()) {
    event.preventDefault()
    return
  }
  count(clickActions[action], clicked)
  carry(element)
  if (!leavesCurrentTab || !('couponId' in clicked)) return
  const offer = element.dataset['offer'] || FORBIDDEN_PATH
  departure.start(() =>
    offer === FORBIDDEN_PATH ? navigate(offer) : location.assign(carrySource(offer, location.href)),
  )
}

/** Adds the page's `mktsrc` to the link that the browser is about to open; cached HTML knows nothing of it. */
function carry(element: HTMLAnchorElement): void {
  const href = element.getAttribute('href') ?? ''
  const carried = href === FORBIDDEN_PATH ? href : carrySource(href, location.href)
  if (carried !== href) element.setAttribute('href', carried)
}

function isPlain(event: MouseEvent): boolean {
  return event.type === 'click' && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

/** What an anchor leads to: a coupon's offer, or a merchant without one. */
export type ClickedOffer = { element: HTMLAnchorElement } & ({ couponId: number } | { merchantId: number })

type ClickedAnchor = ClickedOffer & { action: ClickAction }

const MIDDLE_BUTTON = 1

/** The offer's anchor under a click that will open it, or undefined: a right click, a download (alt), or another place. */
function findClickedAnchor(event: MouseEvent): ClickedAnchor | undefined {
  if (event.defaultPrevented || event.altKey || (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON)) {
    return undefined
  }
  const element = event.target instanceof Element ? event.target.closest('a[data-action]') : null
  if (!(element instanceof HTMLAnchorElement)) return undefined
  const { action = '', couponId, merchantId } = element.dataset
  if (!isClickAction(action)) return undefined
  const subject = merchantId === undefined ? { couponId: Number(couponId) } : { merchantId: Number(merchantId) }
  return { element, action, ...subject }
}

function isClickAction(action: string): action is ClickAction {
  return Object.hasOwn(clickActions, action)
}

/**
 * The anchors that lead to an offer, by their `data-action`, and what a click on each is counted as. Going on to the shop
 * from a code already shown is no second click on the coupon; a visit has none.
 */
const clickActions = {
  'get-code': 'click',
  'get-deal': 'click',
  'go-to-shop': 'shop',
  visit: 'shop',
} as const satisfies Record<string, CouponEventType>

type ClickAction = keyof typeof clickActions
