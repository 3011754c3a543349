import { afterAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

/**
 * All files are tested in one page, so that what they share is loaded once. Each gets it as the first one did: at its address, in its
 * size, and with nothing rendered or written on its root. What a test stubs or stores, it takes back itself.
 */
const { href } = location
const { innerWidth, innerHeight } = window

// The library cleans up before each test too, but only in the file that loads it.
beforeEach(() => cleanup())

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', href)
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight)
})
