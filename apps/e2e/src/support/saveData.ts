import type { Page } from '@playwright/test'

/** Turns the data saver on, so that nothing is prefetched: what is asked for is what was needed. Before the page is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }))
}
