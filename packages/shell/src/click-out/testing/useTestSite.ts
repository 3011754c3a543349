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

/** One shop and one Chromium for the tests of a file; what the shop has seen is forgotten before each test. */
export function useTestSite() {
  let testSite: TestSite
  let browser: Browser

  beforeAll(async () => {
    testSite = await startTestSite()
    browser = await openBrowser(testSite.port)
  })
  afterAll(async () => {
    await browser.close()
    await testSite.close()
  })
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  beforeEach(() => {
    testSite.visits.length = 0
    testSite.events.length = 0
  })

  return {
    /** A new shopper with a clean device, on a page of the site with this first label. */
    async visit(path: string, label = 'www'): Promise<Shopper> {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`http://${label}.clipfront.example:${testSite.port}${path}`)
      return {
        page,
        async otherTabs() {
          const tabs = context.pages().filter((tab) => tab !== page)
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
