import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { type TestSite, startTestSite } from './startTestSite.ts'

/** Longer than a departure takes: what has not happened by then does not happen. */
const LONG_ENOUGH_MS = 450

interface Shopper {
  page: Page
  /** Addresses of the tabs opened beside the first one. */
  otherTabs: () => Promise<string[]>
}

/**
 * One shop, one Chromium and one tab of it for the tests of a file, since a device of its own costs each test most of a second. What
 * the shop has seen is forgotten before each test, and so is what the device has stored. A test that changes the device otherwise
 * closes its context.
 */
export function useTestSite() {
  let testSite: TestSite
  let browser: Browser
  let firstTab: Page | undefined

  beforeAll(async () => {
    testSite = await startTestSite()
    browser = await openBrowser(testSite.port)
  })
  afterAll(async () => {
    await browser.close()
    await testSite.close()
  })
  function forget(): void {
    testSite.visits.length = 0
    testSite.events.length = 0
  }
  beforeEach(forget)

  // It may have left the tab anywhere.
  afterEach(({ task }) => (task.result?.state === 'fail' ? firstTab?.context().close() : undefined))

  async function openTab(): Promise<Page> {
    if (!firstTab || firstTab.isClosed()) {
      firstTab = await (await browser.newContext()).newPage()
      return firstTab
    }
    const context = firstTab.context()
    for (const tab of context.pages()) if (tab !== firstTab) await tab.close()
    // On the host that the test before has visited, which it may just be leaving.
    await firstTab.goto(new URL('/blank', firstTab.url()).href)
    await context.clearCookies()
    await firstTab.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    forget()
    return firstTab
  }

  return {
    /** A new shopper with a clean device, on a page of the site with this first label. */
    async visit(path: string, label = 'www'): Promise<Shopper> {
      const page = await openTab()
      await page.goto(`http://${label}.clipfront.example:${testSite.port}${path}`)
      return {
        page,
        async otherTabs() {
          const tabs = page
            .context()
            .pages()
            .filter((tab) => tab !== page)
          await Promise.all(tabs.map((tab) => tab.waitForURL(/^http/)))
          return tabs.map((tab) => readPath(tab.url()))
        },
      }
    },
    /** When a document with this path was asked for, in epoch milliseconds; waits for it. */
    async visitedAt(pathname: string): Promise<number> {
      const find = () => testSite.visits.find(({ path }) => path.split('?')[0] === pathname)
      await expect.poll(find, { message: `asked for ${pathname}` }).toBeDefined()
      return find()?.at ?? Number.NaN
    },
    /** The documents with this path that were asked for so far. */
    visitsOf: (pathname: string) =>
      testSite.visits.map(({ path }) => path).filter((path) => path.split('?')[0] === pathname),
    /** What was counted, as `type id`: waits until this many have come, and whether more do. */
    async counted(count: number): Promise<string[]> {
      await expect.poll(() => testSite.events.length).toBeGreaterThanOrEqual(count)
      await settle()
      return testSite.events.map(({ type = '', res = '{}' }) => `${type} ${JSON.parse(res).coupon_performance.id}`)
    },
    /** The fields of each event so far. */
    events: () => testSite.events,
    settle,
  }
}

/** Path and query of an address. */
export function readPath(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS))
}
