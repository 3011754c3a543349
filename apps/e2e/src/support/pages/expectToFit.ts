import { expect, type Page } from '@playwright/test'

/** Nothing of the page is wider than its window: it scrolls in one direction. */
export async function expectToFit(page: Page): Promise<void> {
  const { width, window } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect.soft(width, `${page.url()} fits ${window} px`).toBeLessThanOrEqual(window)
}
