import {
  type ClientStateStore,
  type RequestTiming,
  type SettableState,
  type ShownCoupon,
  type StatePage,
} from '@clipfront/routing/state'

const TOP_COUPONS = 3

/** Keeps the client-wide state right while a document lives; call it once, after hydration has begun. */
export function startClientState(store: ClientStateStore, extensionName: string) {
  // Responses are held weakly: a page that is gone takes its timing along.
  const timings = new WeakMap<object, RequestTiming>()
  markDevice(store)
  followChoices(store)
  store.set(readShownPage())
  // The rules by which a browser is told are long, and no first paint waits for them.
  import('./correctVisitor.ts').then(
    ({ correctVisitor }) => correctVisitor(store, extensionName),
    () => {},
  )
  return {
    /** The same function; how long each response took becomes the request timing of its page. */
    timed:
      <Input, Loaded extends object>(load: (input: Input) => Promise<Loaded>) =>
      async (input: Input): Promise<Loaded> => {
        const start = performance.now()
        const response = await load(input)
        timings.set(response, { startedAt: performance.timeOrigin + start, durationMs: performance.now() - start })
        return response
      },
    /** Draws another page: while it is drawn the state is the page's already, and afterwards what the document shows is read. */
    showPage: (opened: StatePage, draw: () => void): void => {
      store.openPage(opened)
      draw()
      store.set({ ...readShownPage(), requestTiming: timings.get(opened.page) ?? null })
    },
  }
}

/** `<html data-device>` is what styles may go by; a server whose pages differ writes its own answer there, and the browser keeps it right. */
function markDevice(store: ClientStateStore): void {
  const mark = () => {
    const { device } = store.state
    if (device) document.documentElement.dataset['device'] = device
  }
  store.subscribe(mark)
  mark()
}

/** Hears what the shopper does on a page. The controls stay plain HTML that works without any of this: a search is an input of that type. */
function followChoices(store: ClientStateStore): void {
  document.addEventListener('focusin', ({ target }) => store.set({ isSearchFocused: isSearch(target) }))
  document.addEventListener('focusout', ({ target }) => {
    if (isSearch(target)) store.set({ isSearchFocused: false })
  })
}

function isSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search'
}

/**
 * What the list that stands in the document says: its first three offers with their places. The document is asked, because the order
 * of a list is the business of its template (docs/contracts/click-out-anchors.md).
 */
function readShownPage(): Pick<SettableState, 'topCoupons'> {
  return { topCoupons: findTopCoupons() }
}

function findTopCoupons(): ShownCoupon[] {
  const positions = new Map<number, number>()
  for (const { dataset } of document.querySelectorAll<HTMLElement>('a[data-coupon-id][data-position]')) {
    const id = Number(dataset['couponId'])
    if (!positions.has(id)) positions.set(id, Number(dataset['position']))
    if (positions.size === TOP_COUPONS) break
  }
  return [...positions].map(([id, position]) => ({ id, position }))
}
