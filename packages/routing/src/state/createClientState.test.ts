import { buildPage } from '@clipfront/page-data/testing'
import { assert, constantFrom, property, record, string, webPath } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseJson, serialiseForScript } from '../json/serialiseForScript.ts'
import { type ClientStateStore, createClientState, type InitialPage } from './createClientState.ts'

const site = { adsId: 'ads-1', analyticsId: null, flags: { couponRanking: true, aiChat: false } }
const merchantPage = buildPage('merchant')
const atMerchant: InitialPage = { page: merchantPage, url: '/stores/nimbus-shoes', device: 'pc' }

function open(initial: Partial<InitialPage> = {}): ClientStateStore {
  return createClientState(site, { ...atMerchant, ...initial })
}

describe('[R3.6] client-wide state', () => {
  it('begins with every field of the specification', () => {
    expect(open().state).toEqual({
      browserApiUrl: '/api',
      couponFilter: 'all',
      showsAllCoupons: false,
      isMobile: false,
      isTablet: false,
      device: 'pc',
      browserType: null,
      clientType: null,
      adsId: 'ads-1',
      analyticsId: null,
      isAmp: false,
      userIp: null,
      hasAdBlock: null,
      isRealUser: false,
      reviewPopup: null,
      hasExtension: false,
      isPureExtension: false,
      catalogId: merchantPage.data.merchant.id,
      topCoupons: [],
      hitAds: [],
      isSearchFocused: false,
      searchResults: null,
      hasCouponRanking: true,
      rate: merchantPage.data.rating?.average,
      hasAiChat: false,
      requestTiming: null,
    })
  })

  it.each([
    ['mobile', true, false],
    ['tablet', false, true],
    ['pc', false, false],
  ] as const)('[R1.3] of a %s: mobile %s, tablet %s, also once it is corrected', (device, isMobile, isTablet) => {
    expect(open({ device }).state).toMatchObject({ isMobile, isTablet })
    const corrected = open({ device: device === 'pc' ? 'tablet' : 'pc' })
    corrected.set({ device })
    expect(corrected.state).toMatchObject({ isMobile, isTablet })
  })

  it('[R1.3] of a page that names no device: none until the browser has said', () => {
    const store = open({ device: null })
    expect(store.state).toMatchObject({ device: null, isMobile: false, isTablet: false })
    store.set({ device: 'mobile' })
    expect([store.initial.isMobile, store.state.isMobile]).toEqual([false, true])
  })

  it('cannot be told what follows from the rest, nor what the site says', () => {
    const store = open()
    store.set(
      JSON.parse(
        '{"isMobile":true,"isAmp":true,"adsId":"other","browserApiUrl":"https://evil.example","hitAds":["x"]}',
      ),
    )
    expect(store.state).toMatchObject({ isMobile: false, isAmp: false, adsId: 'ads-1', browserApiUrl: '/api' })
  })

  it('keeps its first snapshot, which hydration draws', () => {
    const store = open()
    store.set({ device: 'tablet' })
    expect([store.initial.isTablet, store.state.isTablet]).toEqual([false, true])
  })

  it('knows the catalog of merchants and categories, and the results of a search', () => {
    const category = buildPage('category')
    expect(open({ page: category }).state.searchResults).toBeNull()
    const search = buildPage('search', { query: 'nimbus' })
    const { query, exact, fuzzy } = search.data
    expect(open({ page: search }).state).toMatchObject({ catalogId: null, searchResults: { query, exact, fuzzy } })
  })
})

describe('[R3.6] from page to page', () => {
  const ofVisitor = {
    device: 'tablet',
    browserType: 'Brave',
    clientType: 'iOS',
    userIp: '192.0.2.1',
    hasAdBlock: true,
    isRealUser: true,
    hasExtension: true,
    isPureExtension: true,
  } as const
  const chosen = { showsAllCoupons: true, isSearchFocused: true } as const
  const ofPage = {
    couponFilter: 'code',
    topCoupons: [{ id: 1, position: 1 }],
    hitAds: ['ad'],
    reviewPopup: { merchantId: 7, couponId: null },
    rate: 4.5,
    requestTiming: { startedAt: 1, durationMs: 2 },
  } as const
  const empty = { couponFilter: 'all', topCoupons: [], hitAds: [], reviewPopup: null, rate: null, requestTiming: null }

  function used(): ClientStateStore {
    const store = open()
    store.set({ ...ofVisitor, ...chosen, ...ofPage })
    return store
  }

  it('[R3.6] the rate is the merchant’s rating, where there is one', () => {
    const store = open()
    store.openPage({ page: buildPage('merchant', { rating: { average: 3.9, count: 12 } }), url: '/stores/b' })
    expect(store.state.rate).toBe(3.9)
    store.openPage({ page: buildPage('merchant', { rating: null }), url: '/stores/c' })
    expect(store.state.rate).toBeNull()
  })

  it('what is known of the visitor stays, and all of the page is new', () => {
    const store = used()
    store.openPage({ page: buildPage('home'), url: '/' })
    expect(store.state).toMatchObject({
      ...ofVisitor,
      ...empty,
      showsAllCoupons: false,
      isSearchFocused: false,
      catalogId: null,
      searchResults: null,
    })
  })

  it('[R3.6] the filter of offers is what the address says', () => {
    const store = open()
    expect(store.state.couponFilter).toBe('all')
    store.openPage({ page: merchantPage, url: '/stores/nimbus-shoes?sort=newest&type=deal' })
    expect(store.state.couponFilter).toBe('deal')
    store.openPage({ page: merchantPage, url: '/stores/nimbus-shoes?type=constructor' })
    expect(store.state.couponFilter).toBe('all')
  })

  it('choices stay at the same address with another query, where the page stays as the shopper left it', () => {
    const store = used()
    store.openPage({ page: merchantPage, url: '/stores/nimbus-shoes?sort=new' })
    expect(store.state).toMatchObject({ ...ofVisitor, ...chosen, ...empty, rate: merchantPage.data.rating?.average })
  })

  it('whoever subscribed hears once of a page, and not of what was so before', () => {
    const store = used()
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.openPage({ page: buildPage('home'), url: '/' })
    expect(listener).toHaveBeenCalledTimes(1)
    store.set({ device: 'tablet', couponFilter: 'all' })
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.set({ device: 'mobile' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('[R3.6] from the server to the browser', () => {
  it('both make the same of the same page, whatever stands in it', () => {
    const hostile = constantFrom(
      '</script><script>alert(1)</script>',
      '<!--',
      '__proto__',
      'constructor',
      '\u2028',
      '\ud800',
    )
    const words = record({ one: string(), two: hostile, three: string() }).map(
      ({ one, two, three }) => one + two + three,
    )
    const page = record({
      url: webPath(),
      device: constantFrom('mobile', 'tablet', 'pc'),
      query: words,
      name: words,
    })
    assert(
      property(page, ({ url, device, query, name }) => {
        const written = {
          page: buildPage('search', {
            query,
            popular: [{ id: 1, slug: 'x', name, tint: 0, live_codes: 1, live_deals: 0 }],
          }),
          url,
          device,
        } as const
        const script = serialiseForScript(written)
        const read = parseJson(script) as typeof written
        const [here, there] = [written, read].map((one) => JSON.stringify(createClientState(site, one).state))
        return !/[<>&\u2028\u2029]/.test(script) && here === there
      }),
    )
  })

  it('a hostile answer that somebody sets changes no prototype', () => {
    const store = open()
    store.set(JSON.parse('{"__proto__":{"polluted":1},"userIp":"192.0.2.1"}'))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(store.state)).toBe(Object.prototype)
    expect(Object.keys(store.state)).toEqual(Object.keys(store.initial))
  })
})
