import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { ask } from './ask.ts'
import type { TestBed } from './testBed.ts'

/**
 * Opens a page and waits until its app has taken it over. The document's load event is no sign of that: what is clicked before is
 * the browser's to follow, as on any page without JavaScript.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Waits until the app has taken over the document that is shown: from then on it restores the places of pages itself. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/**
 * The scripts and stylesheets of an address's page, as the server names them in its document, but for the site's facts with the texts
 * of its first page: another page has them otherwise.
 */
export async function listCodeFiles({ ports, origins }: TestBed, path: string): Promise<string[]> {
  const { body } = await ask(ports.PORT_MAIN, new URL(origins.www).hostname, path)
  return [...body.matchAll(/(?:href|src)="(\/assets\/(?!site-)[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}

/** Waits until the browser has all of these files. */
export async function untilHere(page: Page, files: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate((wanted) => {
      const here = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
      return wanted.filter((file) => !here.has(file))
    }, files)
  await expect.poll(missing).toEqual([])
}

/** Turns the data saver on, so that nothing is prefetched: every request is one that was needed. Call it before the page is opened. */
export async function preventPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }))
}

/** Expects these requests and no more. The browser may tell of a request after what it brought is on the screen. */
export async function expectRequests<T>(page: Page, read: () => T[], expected: T[], message?: string): Promise<void> {
  await expect.poll(read, message).toEqual(expected)
  // Of one that is made now it tells after all others.
  const last = `/robots.txt?${randomUUID()}`
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(last)),
    page.evaluate(async (path) => (await fetch(path)).text(), last),
  ])
  expect(read(), message).toEqual(expected)
}
