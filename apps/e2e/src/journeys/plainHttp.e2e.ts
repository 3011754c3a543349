import { chromiumLaunch } from '@clipfront/vitest'
import { chromium } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { SHOPPER_USER_AGENT } from '../support/testBed.ts'

/** The other journeys run in a browser that takes the production names for secure; this one is as a shopper has it. */
test('[R7.1] on plain http, which is no secure context, a click is counted all the same', async ({ bed }) => {
  const browser = await chromium.launch(chromiumLaunch(['--host-resolver-rules=MAP *.example 127.0.0.1']))
  try {
    const context = await browser.newContext({ userAgent: SHOPPER_USER_AGENT })
    const page = await context.newPage()
    await page.goto(`${bed.origins.www}/`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    const [counted] = await Promise.all([
      // Not its response, which a browser need not report of a beacon once the page is left.
      context.waitForEvent('request', (request) => request.url().includes('/api/pagepoint?type=click')),
      page.locator('a[data-action="get-code"]').first().click(),
    ])
    expect(counted.postData()).toMatch(/name="eid"\s+[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)
  } finally {
    await browser.close()
  }
})
