import type { Page } from '@playwright/test'
import { describeDocument } from './describeDocument.ts'

/** What the document shows, and where. */
export async function describeShown(page: Page) {
  const described = await page.evaluate(describeDocument, undefined)
  const where = await page.evaluate(() => ({
    path: location.pathname + location.search,
    place: Math.round(scrollY),
  }))
  return { ...where, ...described }
}
