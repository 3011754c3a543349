import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

/**
 * All files are tested in one page, so that what they share is loaded once. Each gets it as the first one did: at its address, in its
 * size, and with nothing rendered, stubbed or written on its root. Code that comes when it is wanted stays: who tests how it comes
 * imports the module anew, as `checkOnEvents.browser.ts` does.
 */
const { href } = location
const { innerWidth, innerHeight } = window

/** What React says once a page: a test that is tried again would pass in silence. */
const complaints = new Map<string, string>()

beforeEach(async () => {
  // The library cleans up before each test too, but only in the file that loads it.
  await cleanup()
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method)
})

afterEach(({ task }) => {
  const logged = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls).join('\n')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (logged) complaints.set(task.id, logged)
  const complaint = complaints.get(task.id)
  if (complaint) throw new Error(`The console must stay silent, and says:\n${complaint}`)
})

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', href)
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight)
})
