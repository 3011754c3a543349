import { buildCoupon } from '@clipfront/page-data/testing'
import { beforeEach, expect, inject, it, vi } from 'vitest'
import { openTracker } from './testing/openTracker.ts'

const coupon = buildCoupon()

beforeEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  Reflect.deleteProperty(document, 'prerendering')
  localStorage.clear()
})

it('[R7.1] T7 a click arrives as one multipart form with every field', async () => {
  const { tracker, collector } = openTracker()
  tracker.trackCoupon('click', coupon, { position: 2 })
  const [event, ...others] = await collector.takeEvents(1)
  expect(others).toEqual([])
  expect(event?.url).toMatch(/\?type=click$/)
  expect(event?.contentType).toMatch(/^multipart\/form-data; boundary=/)
  const { res = '', eid, ...rest } = Object.fromEntries(event?.fields ?? [])
  expect(rest).toEqual({
    type: 'click',
    isMobile: '0',
    page: 'merchant',
    urlname: decodeURIComponent(location.pathname),
    has_affiliate: '1',
  })
  expect(eid).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(Object.entries(JSON.parse(res).coupon_performance)).toEqual([
    ['id', 1],
    ['code', '20'],
    ['title', '20% off everything for new customers'],
    ['source_list', 'demo'],
    ['is_verified', true],
    ['promotion_off', '20% off'],
    ['promotion_detail', 'One use per customer. Not with other offers.'],
    ['tag', 'new-customers'],
    ['upk', 'upk-1'],
    ['keywords', 'shoes trainers'],
    ['search_word', ''],
    ['domain', 'nimbus-shoes.example'],
    ['sign', 'f00d'],
    ['source', 'demo'],
    ['source_add_time', '2026-11-01T00:00:00.000Z'],
    ['position', 2],
    ['old_position', 2],
    ['has_detail', 0],
  ])
})

it('[R7.1] a click on plain http, where browsers make no UUID, arrives with one', async () => {
  const { tracker, collector } = openTracker()
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  tracker.trackCoupon('click', coupon, { position: 1 })
  Reflect.deleteProperty(crypto, 'randomUUID')
  const [event] = await collector.takeEvents(1)
  expect(Object.fromEntries(event?.fields ?? [])['eid']).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  )
})

it('[R7.2] T1 a beacon that is taken is the only request', async () => {
  const { tracker, collector } = openTracker()
  const fetching = vi.spyOn(window, 'fetch')
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(fetching).not.toHaveBeenCalled()
  fetching.mockRestore()
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it.each([
  ['T2 a beacon that is refused', () => vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)],
  [
    'T3 a beacon that does not exist',
    () => Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true }),
  ],
  [
    'T4 a beacon that throws',
    () =>
      vi.spyOn(navigator, 'sendBeacon').mockImplementation(() => {
        throw new Error('blocked')
      }),
  ],
])('[R7.2] %s is followed by a keepalive fetch with identical fields', async (_, spoil) => {
  const { tracker, collector } = openTracker()
  const beacon = vi.spyOn(navigator, 'sendBeacon')
  tracker.trackCoupon('click', coupon, { position: 1 })
  beacon.mockRestore()
  const [byBeacon] = await collector.takeEvents(1)

  localStorage.clear()
  const second = openTracker()
  spoil()
  const fetching = vi.spyOn(window, 'fetch')
  second.tracker.trackCoupon('click', coupon, { position: 1 })
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'include' })
  expect(fetching.mock.calls[0]?.[1]?.headers).toBeUndefined()
  fetching.mockRestore()
  const [byFetch, ...others] = await second.collector.takeEvents(1)
  expect(others).toEqual([])
  expect(byFetch?.fields.filter(([name]) => name !== 'eid')).toEqual(
    byBeacon?.fields.filter(([name]) => name !== 'eid'),
  )
})

it('arrives by a plain fetch when beacons and keepalive have used their budget up', async () => {
  const { tracker, collector } = openTracker()
  const filler = new FormData()
  filler.append('filler', 'x'.repeat(64_900))
  expect(navigator.sendBeacon(`${inject('collector')}/hold/it`, filler)).toBe(true)
  const fetching = vi.spyOn(window, 'fetch')
  tracker.trackCoupon('click', coupon, { position: 1 })
  await expect.poll(() => fetching.mock.calls.length).toBe(2)
  expect(fetching.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
  fetching.mockRestore()
  await fetch(`${inject('collector')}/let-go`)
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it('T8 sends a title of 70 000 é, shortened', async () => {
  const { tracker, collector } = openTracker()
  tracker.trackCoupon('click', buildCoupon({ title: 'é'.repeat(70_000) }), { position: 1 })
  const [event] = await collector.takeEvents(1)
  const { res = '' } = Object.fromEntries(event?.fields ?? [])
  expect(JSON.parse(res).coupon_performance.title).toBe('é'.repeat(500))
})

it.each(['beta.clipfront.example', 'dev.clipfront.example', 'localhost:3000', 'uk.main.localhost'])(
  '[R7.3] T6 nothing leaves %s, and nothing is written there',
  async (host) => {
    const { tracker, collector } = openTracker({ host })
    tracker.trackCoupon('click', coupon, { position: 1 })
    expect(await collector.takeAfterwards()).toEqual([])
    expect(localStorage).toHaveLength(0)
  },
)

it.each([
  ['hidden', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['prerendered', () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true })],
  ['seen by a crawler', () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Googlebot/2.1)')],
])('nothing is sent from a document that is %s', async (_, arrange) => {
  const { tracker, collector } = openTracker()
  arrange()
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await collector.takeAfterwards()).toEqual([])
})

it('a telephone is not taken for a crawler by its name', async () => {
  const { tracker, collector } = openTracker()
  const userAgent = 'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) Chrome/130.0 Mobile Safari/537.36'
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it('[R7.1] an event of the page is sent while it is being hidden, too, with what its type alone has', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { tracker, collector } = openTracker()
  tracker.trackPage('web-vitals', { metric: 'LCP', value: 1234.5 })
  const [event] = await collector.takeEvents(1)
  const fields = Object.fromEntries(event?.fields ?? [])
  expect(fields).toMatchObject({
    type: 'web-vitals',
    page: 'merchant',
    res: '{"detail":{"metric":"LCP","value":1234.5}}',
  })
  vi.restoreAllMocks()
})

it.each([
  ['the host is none of production', { host: 'beta.clipfront.example' }, ''],
  ['a crawler runs the page', {}, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  [
    'the page cannot be described',
    {
      getPage: () => {
        throw new Error('there is none')
      },
    },
    '',
  ],
])('[R7.3] an event of the page is not sent where %s, and nothing is thrown', async (_where, options, userAgent) => {
  if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { tracker, collector } = openTracker(options)
  tracker.trackPage('pwa_open', { mode: 'standalone' })
  expect(await collector.takeAfterwards()).toEqual([])
  vi.restoreAllMocks()
})
