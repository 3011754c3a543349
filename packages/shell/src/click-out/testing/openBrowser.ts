import { chromiumLaunch } from '@clipfront/vitest'
import { type Browser, chromium } from 'playwright'

/** A Chromium that takes every `*.example` name for this machine and, at this port, for secure, as a production host is. */
export async function openBrowser(port: number): Promise<Browser> {
  const names = ['www', 'uk', 'beta', 'dev.www'].map((label) => `http://${label}.clipfront.example:${port}`)
  return chromium.launch({
    ...chromiumLaunch([
      '--host-resolver-rules=MAP *.example 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${names.join(',')}`,
    ]),
    // Without it Playwright turns the cache off in which a page waits while the shopper is elsewhere.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
