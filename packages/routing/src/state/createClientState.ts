import type { PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { DeviceClass } from '../visitor/index.ts'
import type { ClientState, SettableState, SiteFacts, VisitorFacts } from './ClientState.ts'
import { NO_CHOICES, openedPageState } from './openedPageState.ts'

/** As much of a page as the state knows. */
export interface StatePage {
  page: PageData
  /** Path and query. */
  url: string
}

/** A page as the server wrote it. */
export interface InitialPage extends StatePage {
  device: DeviceClass
}

export interface ClientStateStore {
  readonly state: ClientState
  /** As the server wrote the page: what hydration must draw, whatever the browser knows better by then. */
  readonly initial: ClientState
  /** Changes fields; whoever has subscribed hears of it once, and of nothing when all of them were so before. */
  set: (changes: Partial<SettableState>) => void
  /** Another page is on the screen: what belonged to the last one is gone, what belongs to the visitor stays. */
  openPage: (opened: StatePage) => void
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
}

const BROWSER_API_URL = '/api'

/**
 * The one client-wide store (R3.6). Both sides make it from the same page state, so nothing of it travels twice, and of the
 * visitor nothing travels but the device class, which the page cache is keyed by.
 */
export function createClientState(
  site: Pick<Site, 'adsId' | 'analyticsId' | 'flags'>,
  { page, url, device }: InitialPage,
): ClientStateStore {
  const facts = siteFacts(site)
  const listeners = new Set<() => void>()
  const initial = whole(facts, { ...visitorFacts(device), ...NO_CHOICES, ...openedPageState(page) })
  let state = initial
  let path = pathOf(url)

  function set(changes: Partial<SettableState>): void {
    const news = Object.entries(changes).filter(([key, value]) => isKnown(key) && !Object.is(state[key], value))
    if (news.length === 0) return
    state = whole(facts, { ...state, ...Object.fromEntries(news) })
    for (const listener of listeners) listener()
  }

  function isKnown(key: string): key is keyof ClientState {
    return Object.hasOwn(initial, key)
  }

  return {
    initial,
    get state() {
      return state
    },
    set,
    openPage(opened) {
      const before = path
      path = pathOf(opened.url)
      set({ ...(path === before ? {} : NO_CHOICES), ...openedPageState(opened.page) })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function whole(facts: SiteFacts, settable: SettableState): ClientState {
  const { device } = settable
  return { ...settable, ...facts, isMobile: device === 'mobile', isTablet: device === 'tablet', isAmp: false }
}

function siteFacts({ adsId, analyticsId, flags }: Pick<Site, 'adsId' | 'analyticsId' | 'flags'>): SiteFacts {
  const { couponRanking, aiChat } = flags
  return { browserApiUrl: BROWSER_API_URL, adsId, analyticsId, hasCouponRanking: couponRanking, hasAiChat: aiChat }
}

function visitorFacts(device: DeviceClass): VisitorFacts {
  return {
    device,
    browserType: null,
    clientType: null,
    userIp: null,
    hasAdBlock: null,
    hasExtension: false,
    isPureExtension: false,
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
