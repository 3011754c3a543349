import { buildCoupon } from '@clipfront/page-data/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEDUPE_WINDOW_MS } from './claimEvent.ts'
import { createCleaningWriter } from './createCleaningWriter.ts'
import { openTracker } from './testing/openTracker.ts'

const coupon = buildCoupon()
const KEY = 'td:cp:7:1:click'

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = 'cf_consent=; max-age=0'
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('[R9.3] counts a click once in five minutes, in this document and in the next', async () => {
  const { tracker, collector } = openTracker()
  const before = Date.now()
  tracker.trackCoupon('click', coupon, { position: 1 })
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await collector.takeEvents(1)).toHaveLength(1)
  expect(Number(localStorage.getItem(KEY))).toBeGreaterThanOrEqual(before)
  expect(Number(localStorage.getItem(KEY))).toBeLessThanOrEqual(Date.now())

  const reloaded = openTracker()
  reloaded.tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await reloaded.collector.takeAfterwards()).toEqual([])

  localStorage.setItem(KEY, String(Date.now() - DEDUPE_WINDOW_MS))
  const later = openTracker()
  later.tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await later.collector.takeEvents(1)).toHaveLength(1)
})

it('T10 counts a click and an impression of one coupon apart', async () => {
  const { tracker, collector } = openTracker()
  tracker.trackCoupon('click', coupon, { position: 1 })
  tracker.trackCoupon('impression', coupon, { position: 1 })
  const queries = (await collector.takeEvents(2)).map(({ url }) => new URL(url, 'http://collector').search)
  expect(new Set(queries)).toEqual(new Set(['?type=click', '?type=impression']))
})

it.each([
  ['on a site that asks and has no answer', 'ask', () => {}],
  ['after a no', 'not-needed', sayNo],
  ['under Global Privacy Control', 'not-needed', turnPrivacyControlOn],
] as const)('writes nothing to the device %s, and still counts once', async (_, consent, arrange) => {
  arrange()
  const cookies = document.cookie
  const { tracker, collector } = openTracker({ consent })
  tracker.trackCoupon('click', coupon, { position: 1 })
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await collector.takeEvents(1)).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage.getItem(KEY)).toBeNull()
  expect(document.cookie).toBe(cookies)
})

it('uses the storage from the click after a yes', async () => {
  const { tracker, collector } = openTracker({ consent: 'ask' })
  document.cookie = 'cf_consent=yes'
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(localStorage.getItem(KEY)).not.toBeNull()
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it('T11 counts once by memory where the browser blocks its storage', async () => {
  const { tracker, collector } = openTracker()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  tracker.trackCoupon('click', coupon, { position: 1 })
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

/** 5 MB as the specification says it, not as the code does. */
const LIMIT_BYTES = 5_242_880

it.each([
  ['has reached 5 MB', 0, ['td:cp:9:3:click', 'td:cp:9:4:click']],
  ['is two bytes below that', 1, [1, 2, 3, 4].map((id) => `td:cp:9:${id}:click`)],
])('[R9.4] keeps of its own keys, when the storage %s, the newer half or all', async (_, lacking, kept) => {
  localStorage.setItem('td:out', '[]')
  for (const id of [1, 2, 3, 4]) localStorage.setItem(`td:cp:9:${id}:click`, String(id))
  const held = Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0)
  localStorage.setItem('theirs', 'x'.repeat(LIMIT_BYTES / 2 - held - 'theirs'.length - lacking))
  const { tracker, collector } = openTracker()
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(Object.keys(localStorage).toSorted()).toEqual([KEY, ...kept, 'td:out', 'theirs'])
  expect(await collector.takeEvents(1)).toHaveLength(1)
})

it('[R9.4] makes room and writes when the browser says that the storage is full', async () => {
  const { tracker, collector } = openTracker()
  tracker.trackCoupon('impression', coupon, { position: 1 })
  // Looked at a moment ago: only the refusal can start the cleaning now.
  for (const id of [1, 2, 3, 4]) localStorage.setItem(`td:cp:9:${id}:click`, String(id))
  fillStorage()
  expect(() => localStorage.setItem(KEY, String(Date.now()))).toThrow(/quota/i)
  tracker.trackCoupon('click', coupon, { position: 1 })
  expect(localStorage.getItem(KEY)).not.toBeNull()
  expect(localStorage.getItem('td:cp:9:1:click')).toBeNull()
  expect(localStorage.getItem('td:cp:9:4:click')).not.toBeNull()
  expect(await collector.takeEvents(2)).toHaveLength(2)
})

it('measures the storage once a minute, not at each event', () => {
  const write = createCleaningWriter()
  const measuring = vi.spyOn(Storage.prototype, 'key')
  const readsAt = (time: number) => {
    measuring.mockClear()
    write(localStorage, KEY, String(time))
    return measuring.mock.calls.length > 0
  }
  localStorage.setItem('theirs', 'x')
  expect([0, 59_999, 60_000].map(readsAt)).toEqual([true, false, true])
})

function sayNo() {
  document.cookie = 'cf_consent=no'
}

function turnPrivacyControlOn() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
}

/** Up to what a name takes: halves what it adds each time the browser refuses. */
function fillStorage() {
  let step = 4 * 1024 * 1024
  for (let count = 0; step >= 1; count += 1) {
    try {
      localStorage.setItem(`x${count}`, 'x'.repeat(step))
    } catch {
      step = Math.floor(step / 2)
    }
  }
}
