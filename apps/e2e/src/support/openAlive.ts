import type { Page } from '@playwright/test'

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
