import type { Page, Browser } from '@playwright/test'
import { ask } from '../ask.ts'

/** What tells one page from another, and a page from a wrong or half-drawn one. */
export interface Described {
  title: string
  headings: readonly string[]
  language: string
  direction: string
  canonical: string | null
  robots: string | null
  description: string | null
  mains: number
  loadingBars: number
}

/** Of the document that is shown. @param html of another document. It runs in the browser: nothing around it is there. */
export function describeDocument(html?: string): Described {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const read = (selector: string, name: string) => shown.querySelector(selector)?.getAttribute(name) ?? null
  return {
    title: shown.title,
    headings: [...shown.querySelectorAll('h1')].map(({ textContent }) => textContent),
    language: shown.documentElement.lang,
    direction: shown.documentElement.dir,
    canonical: read('link[rel=canonical]', 'href'),
    robots: read('meta[name=robots]', 'content'),
    description: read('meta[name=description]', 'content'),
    mains: shown.querySelectorAll('main').length,
    // The shares of stars in the dialog of all reviews are drawn by others.
    loadingBars: shown.querySelectorAll('progress:not(dialog progress)').length,
  }
}

/** What the document shows, and where. */
export async function describeShown(page: Page) {
  const position = await page.evaluate(() => ({ path: location.pathname + location.search, top: Math.round(scrollY) }))
  return { ...position, ...(await page.evaluate(describeDocument, undefined)) }
}

/** How the server itself draws the pages of a site. They are read in another browser window, so that they leave nothing in the tour's. */
export async function openReader(browser: Browser, { port, host }: { port: number; host: string }) {
  const page = await (await browser.newContext()).newPage()
  const known = new Map<string, Described>()
  return {
    async describe(path: string): Promise<Described> {
      const described = known.get(path) ?? (await page.evaluate(describeDocument, (await ask(port, host, path)).body))
      known.set(path, described)
      return described
    },
    close: () => page.context().close(),
  }
}
