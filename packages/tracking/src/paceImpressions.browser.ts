import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PagepointFields } from './describeEvent.ts'
import { paceImpressions } from './paceImpressions.ts'

const buildFields = (type: string, eid: string): PagepointFields => ({
  type,
  isMobile: '0',
  page: 'home',
  urlname: '/',
  has_affiliate: '0',
  res: '{}',
  eid,
})

const sent: string[] = []
let transport: ReturnType<typeof paceImpressions>

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  transport = paceImpressions(({ eid }) => sent.push(eid))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function see(count: number): void {
  for (let number = 1; number <= count; number += 1) transport(buildFields('impression', `seen ${number}`))
}

it('sends at once what a screen has, then one impression in 400 ms, and every other event at once', () => {
  see(22)
  expect(sent).toHaveLength(20)
  transport(buildFields('click', 'clicked'))
  expect(sent.at(-1)).toBe('clicked')
  vi.advanceTimersByTime(399)
  expect(sent).toHaveLength(21)
  vi.advanceTimersByTime(1)
  expect(sent.at(-1)).toBe('seen 21')
  vi.advanceTimersByTime(400)
  expect(sent.at(-1)).toBe('seen 22')
})

it.each([
  ['hidden', () => hide()],
  ['left', () => dispatchEvent(new Event('pagehide'))],
])('sends what waits when the tab is %s, once', (_, leave) => {
  see(25)
  leave()
  expect(sent).toHaveLength(25)
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(25)
})

it('stays below what the collector takes of a visitor in a minute, with room for clicks, however many are seen', () => {
  for (let second = 0; second < 59; second += 1) {
    see(50)
    vi.advanceTimersByTime(1000)
  }
  see(50)
  hide()
  expect(sent.length).toBeGreaterThan(150)
  expect(sent.length).toBeLessThanOrEqual(190)
})

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
