import { type PageData, readFilter } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { DeviceClass } from '../visitor/index.ts'
import type { ClientState, PageChoices, PageFacts, SettableState, SiteFacts, VisitorFacts } from './ClientState.ts'

/** As much of a page as the state knows. */
export interface StatePage {
  page: PageData
  /** Path and query. */
  url: string
}

/** A page as the server wrote it. */
export interface InitialPage extends StatePage {
  device: DeviceClass | null
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
/** No choice outlives the address on which it was made. */
const NO_CHOICES: PageChoices = { showsAllCoupons: false, isSearchFocused: false }

/**
 * The one client-wide store (R3.6). Both sides make it from the same page state, so nothing of it travels twice, and of the
 * visitor nothing travels but the device class, where pages differ by it and the page cache is keyed by it.
 */
export function createClientState(
  site: Pick<Site, 'adsId' | 'analyticsId' | 'flags'>,
  opened: InitialPage,
): ClientStateStore {
  const facts = readSiteFacts(site)
  const listeners = new Set<() => void>()
  const initial = deriveState(facts, { ...startVisitorFacts(opened.device), ...NO_CHOICES, ...readPageFacts(opened) })
  let state = initial
  let path = readPath(opened.url)

  function set(changes: Partial<SettableState>): void {
    const news = Object.entries(changes).filter(([key, value]) => isKnown(key) && !Object.is(state[key], value))
    if (news.length === 0) return
    state = deriveState(facts, { ...state, ...Object.fromEntries(news) })
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
    openPage(next) {
      const before = path
      path = readPath(next.url)
      set({ ...(path === before ? {} : NO_CHOICES), ...readPageFacts(next) })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function deriveState(facts: SiteFacts, settable: SettableState): ClientState {
  const { device } = settable
  return { ...settable, ...facts, isMobile: device === 'mobile', isTablet: device === 'tablet', isAmp: false }
}

function readSiteFacts({ adsId, analyticsId, flags }: Pick<Site, 'adsId' | 'analyticsId' | 'flags'>): SiteFacts {
  const { couponRanking, aiChat } = flags
  return { browserApiUrl: BROWSER_API_URL, adsId, analyticsId, hasCouponRanking: couponRanking, hasAiChat: aiChat }
}

function startVisitorFacts(device: DeviceClass | null): VisitorFacts {
  return {
    device,
    browserType: null,
    clientType: null,
    userIp: null,
    hasAdBlock: null,
    isRealUser: false,
    hasExtension: false,
    isPureExtension: false,
  }
}

function readPath(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** What a page brings with it; every other fact of a page begins empty. */
function readPageFacts({ page, url }: StatePage): PageFacts {
  return {
    couponFilter: readFilter(new URLSearchParams(url.split('?')[1])).type ?? 'all',
    catalogId: findCatalogId(page),
    topCoupons: [],
    hitAds: [],
    searchResults: findSearchResults(page),
    reviewPopup: null,
    rate: page.page === 'merchant' ? (page.data.rating?.average ?? null) : null,
    requestTiming: null,
  }
}

function findCatalogId({ page, data }: PageData): number | null {
  if (page === 'merchant') return data.merchant.id
  return page === 'category' ? data.category.id : null
}

function findSearchResults({ page, data }: PageData): PageFacts['searchResults'] {
  return page === 'search' ? { query: data.query, exact: data.exact, fuzzy: data.fuzzy } : null
}
