import { buildPage } from '@clipfront/page-data/testing'
import { type ClientStateStore, createClientState, type InitialPage } from '@clipfront/routing/state'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startClientState } from './startClientState.ts'
import { useClientState } from './useClientState.ts'

const site = { adsId: null, analyticsId: null, flags: { couponRanking: false, aiChat: false } }
const EXTENSION = 'Clipfront'
const CHROME_ON_DESK =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const IPAD_AS_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const brands = (...names: string[]) => ({ brands: names.map((brand) => ({ brand, version: '141' })) })

let place: HTMLElement

/** Makes this browser say of itself what another one would. */
function pretend(said: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(said)) Object.defineProperty(navigator, key, { value, configurable: true })
}

function start(initial: Partial<InitialPage> = {}) {
  const page: InitialPage = { page: buildPage('merchant'), url: '/stores/nimbus-shoes', device: 'pc', ...initial }
  const store = createClientState(site, page)
  return { store, ...startClientState(store, EXTENSION) }
}

/** Epoch milliseconds, by the clock that only runs on. */
const now = () => performance.timeOrigin + performance.now()

const buildAnchors = (...shown: [id: number, position: number][]) =>
  shown.map(([id, position]) => `<a data-coupon-id="${id}" data-position="${position}">x</a>`).join('')

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  pretend({ userAgent: CHROME_ON_DESK, userAgentData: undefined, maxTouchPoints: 0, brave: undefined })
})
afterEach(() => {
  place.remove()
  for (const key of ['userAgent', 'userAgentData', 'maxTouchPoints', 'brave']) Reflect.deleteProperty(navigator, key)
})

describe('[R1.3] [R9.9] the browser says who it is', () => {
  const brave = { isBrave: () => Promise.resolve(true) }

  it.each([
    ['a desk', {}, 'pc', 'Chrome', 'PC'],
    ['an iPad that says Macintosh', { userAgent: IPAD_AS_MAC, maxTouchPoints: 5 }, 'tablet', 'Safari', 'iOS'],
    ['a Macintosh', { userAgent: IPAD_AS_MAC, maxTouchPoints: 0 }, 'pc', 'Safari', 'PC'],
    ['Brave, which says Chrome', { brave }, 'pc', 'Brave', 'PC'],
    ['Brave on an iPad', { userAgent: IPAD_AS_MAC, maxTouchPoints: 5, brave }, 'tablet', 'Brave', 'iOS'],
    [
      'a page that calls itself Brave and breaks',
      { brave: { isBrave: () => Promise.reject(new Error('no')) } },
      'pc',
      'Chrome',
      'PC',
    ],
    ['Edge, by its brands', { userAgentData: brands('Microsoft Edge', String.raw`Not"A\Brand`) }, 'pc', 'Edge', 'PC'],
    [
      'a phone',
      { userAgent: PHONE, userAgentData: { mobile: true, platform: 'Android' } },
      'mobile',
      'Chrome',
      'Android',
    ],
    [
      'a phone whose user agent is a desk’s',
      { userAgentData: { mobile: true, platform: 'Android' } },
      'mobile',
      'Chrome',
      'Android',
    ],
    ['a browser without a name', { userAgent: 'Mozilla/5.0 (compatible)' }, 'pc', EXTENSION, 'PC'],
  ] as const)('%s', async (_, said, device, browserType, clientType) => {
    pretend(said)
    const { store } = start()
    await expect.poll(() => store.state).toMatchObject({ device, browserType, clientType })
    expect(document.documentElement.dataset['device']).toBe(device)
  })

  it('finds the device by itself where the document names none', async () => {
    pretend({ userAgent: PHONE, userAgentData: { mobile: true, platform: 'Android' } })
    const { store } = start({ device: null })
    await expect.poll(() => store.state.device).toBe('mobile')
    expect(store.initial.device).toBeNull()
    expect(document.documentElement.dataset['device']).toBe('mobile')
  })

  it.each(['pc', null] as const)(
    'hydrates with the server’s answer, %s, and shows its own right after',
    async (device) => {
      pretend({ userAgent: IPAD_AS_MAC, maxTouchPoints: 5 })
      const drawn: boolean[] = []
      function Sign({ store }: { store: ClientStateStore }) {
        const isTablet = useClientState(store, (state) => state.isTablet)
        drawn.push(isTablet)
        return <p>{isTablet ? 'tablet' : 'desk'}</p>
      }
      const { store } = start({ device })
      await expect.poll(() => store.state.isTablet).toBe(true)
      const issues: unknown[] = []
      place.innerHTML = renderToString(<Sign store={store} />)
      expect(place.textContent).toBe('desk')
      drawn.length = 0
      const root = flushSync(() =>
        hydrateRoot(place, <Sign store={store} />, { onRecoverableError: (fault) => issues.push(fault) }),
      )
      await expect.poll(() => place.textContent).toBe('tablet')
      expect([drawn[0], drawn.at(-1)]).toEqual([false, true])
      expect(issues).toEqual([])
      root.unmount()
    },
  )
})

describe('[R3.6] what stands in the document', () => {
  it('the first three offers, each once, with their places as shown', () => {
    place.innerHTML = buildAnchors([7, 1], [7, 1], [3, 2], [9, 3], [4, 4]) + '<button data-coupon-id="5"></button>'
    expect(start().store.state.topCoupons).toEqual([
      { id: 7, position: 1 },
      { id: 3, position: 2 },
      { id: 9, position: 3 },
    ])
  })

  it('is read again when another page is drawn, and the page knows its own facts while it is', async () => {
    place.innerHTML = buildAnchors([7, 1])
    const { store, showPage, timed } = start()
    const before = now()
    const page = await timed(() => Promise.resolve(buildPage('home')))({})
    showPage({ page, url: '/' }, () => {
      expect(store.state).toMatchObject({ catalogId: null, topCoupons: [] })
      place.innerHTML = buildAnchors([2, 1], [1, 2])
    })
    expect(store.state.topCoupons).toEqual([
      { id: 2, position: 1 },
      { id: 1, position: 2 },
    ])
    const { requestTiming } = store.state
    expect(requestTiming?.startedAt).toBeGreaterThanOrEqual(before)
    expect(requestTiming?.startedAt).toBeLessThanOrEqual(now())
    expect(requestTiming?.durationMs).toBeGreaterThanOrEqual(0)
  })

  it('the filter of the list is that of the address', () => {
    const { store, showPage } = start({ url: '/stores/nimbus-shoes?sort=newest&type=code' })
    expect([store.initial.couponFilter, store.state.couponFilter]).toEqual(['code', 'code'])
    showPage({ page: buildPage('merchant'), url: '/stores/nimbus-shoes?type=deal&for=students' }, () => {})
    expect(store.state.couponFilter).toBe('deal')
    showPage({ page: buildPage('merchant'), url: '/stores/nimbus-shoes' }, () => {})
    expect(store.state.couponFilter).toBe('all')
  })

  it('whether the shopper stands in a search', () => {
    place.innerHTML = '<input type="search"><input type="text">'
    const { store } = start()
    const [search, other] = place.querySelectorAll('input')
    search?.focus()
    expect(store.state.isSearchFocused).toBe(true)
    other?.focus()
    expect(store.state.isSearchFocused).toBe(false)
    search?.focus()
    search?.blur()
    expect(store.state.isSearchFocused).toBe(false)
  })
})
