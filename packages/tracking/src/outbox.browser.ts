import { buildCoupon } from '@clipfront/page-data/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { openTracker } from './testing/openTracker.ts'

const coupon = buildCoupon()

function cutTheLine() {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return () => {
    beacon.mockRestore()
    fetching.mockRestore()
  }
}

async function clickWithoutLine(options: Parameters<typeof openTracker>[0] = {}) {
  const opened = openTracker(options)
  const mend = cutTheLine()
  const fetching = vi.mocked(window.fetch)
  opened.tracker.trackCoupon('click', coupon, { position: 1 })
  // Keepalive, then once without.
  await expect.poll(() => fetching.mock.calls.length).toBe(2)
  await Promise.resolve()
  mend()
  return opened
}

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('T5 keeps what could not be sent, in silence, until the connection is back', async () => {
  const reports = vi.spyOn(console, 'error')
  const { collector } = await clickWithoutLine()
  await expect.poll(() => localStorage.getItem('td:out')).not.toBeNull()
  dispatchEvent(new Event('online'))
  expect(localStorage.getItem('td:out')).toBeNull()
  expect(await collector.takeEvents(1)).toHaveLength(1)
  expect(reports).not.toHaveBeenCalled()
})

it('[R7.2] T14 gives nothing to a beacon while the browser is offline, and sends it once it is back', async () => {
  // In memory: trackers of other tests would send what they find on the device.
  const { tracker, collector } = openTracker({ consent: 'ask' })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const beacon = vi.spyOn(navigator, 'sendBeacon')
  tracker.trackCoupon('copy', coupon, { position: 1 })
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(beacon).not.toHaveBeenCalled()
  onLine.mockRestore()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it('keeps it at once when the page is being left: a second try would die with it', async () => {
  const { tracker } = openTracker()
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    throw new TypeError('Failed to fetch')
  })
  tracker.trackCoupon('click', coupon, { position: 1 })
  await expect.poll(() => localStorage.getItem('td:out')).not.toBeNull()
  expect(fetching).toHaveBeenCalledOnce()
})

it('sends what an earlier visit could not, once', async () => {
  await clickWithoutLine()
  await expect.poll(() => localStorage.getItem('td:out')).not.toBeNull()
  const next = openTracker()
  openTracker()
  expect(await next.collector.takeEvents(1)).toHaveLength(1)
})

it('waits in memory where nothing may be stored', async () => {
  const { collector } = await clickWithoutLine({ consent: 'ask' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(localStorage).toHaveLength(0)
  dispatchEvent(new Event('online'))
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it('waits in memory where the browser has no storage at all, as the web views of Android apps', async () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)
  const { collector } = await clickWithoutLine()
  await new Promise((resolve) => setTimeout(resolve, 50))
  dispatchEvent(new Event('online'))
  expect(await collector.takeEvents(1)).toHaveLength(1)
  storage.mockRestore()
})

it('is not upset by what somebody else wrote there', async () => {
  localStorage.setItem('td:out', '[{"failedAt":')
  const { tracker, collector } = openTracker()
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await collector.takeEvents(1)).toHaveLength(1)
})
