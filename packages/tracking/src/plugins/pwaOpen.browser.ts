import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COOKIES, writeCookie } from '../cookies.ts'
import { openContext } from '../testing/openContext.ts'
import { findDisplayMode } from './findDisplayMode.ts'
import { start } from './pwaOpen.ts'

const KEY = 'td:pwa-open'
const START = 1_800_000_000_000

beforeEach(() => {
  localStorage.clear()
  writeCookie(COOKIES.consent, '', 0)
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
  vi.restoreAllMocks()
})

// First: what the others have started hears of a page that comes back as well.
it('[R9.7] the document remembers it by itself where nothing may be stored, also out of the back/forward cache', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(START)
  const { context, events } = openContext({ consent: 'ask' })
  start(context)
  comeBack()
  expect([events.length, localStorage.length]).toEqual([1, 0])
  now.mockReturnValue(START + 600_000)
  comeBack()
  expect(events).toHaveLength(2)
})

it('[R9.7] an app that is opened is counted, a tab is not', () => {
  const app = openContext()
  start(app.context)
  expect(app.events).toEqual([['pwa_open', { mode: 'standalone' }]])
  Reflect.deleteProperty(navigator, 'standalone')
  localStorage.clear()
  expect(findDisplayMode()).toBeUndefined()
  const tab = openContext()
  start(tab.context)
  expect(tab.events).toEqual([])
})

it.each([
  [undefined, true],
  [START - 599_999, false],
  [START - 600_000, true],
  [START + 1000, true],
  ['junk', true],
] as const)('[R9.7] counted last at %s: again %s', (stored, isCounted) => {
  vi.spyOn(Date, 'now').mockReturnValue(START)
  if (stored !== undefined) localStorage.setItem(KEY, String(stored))
  const { context, events } = openContext()
  start(context)
  expect(events).toHaveLength(isCounted ? 1 : 0)
  const remembered = stored === undefined ? null : String(stored)
  expect(localStorage.getItem(KEY)).toBe(isCounted ? String(START) : remembered)
})

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
