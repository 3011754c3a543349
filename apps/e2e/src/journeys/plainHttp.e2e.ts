import { chromiumLaunch } from '@clipfront/vitest'
import { chromium } from '@playwright/test'
import { test } from '../support/eventTest.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect } from '../support/test.ts'

/** The other journeys run in a browser that takes the production names for secure; this one is as a shopper has it. */
test('[R7.1] on plain http, which is no secure context, a click is counted all the same', async ({
  bed,
  events,
  userAgent,
}) => {
  const browser = await chromium.launch(chromiumLaunch(['--host-resolver-rules=MAP *.example 127.0.0.1']))
  try {
    const context = await browser.newContext({ userAgent: userAgent ?? '' })
    const page = await context.newPage()
    await openAlive(page, `${bed.origins.www}/`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    const getCode = page.locator('a[data-action="get-code"]').first()
    const couponId = Number(await getCode.getAttribute('data-coupon-id'))
    await Promise.all([context.waitForEvent('page'), getCode.click()])
    await expect(page).toHaveURL(/\/demo-shop\//)
    const readClicks = async () => (await events.readOf(page)).filter(({ type }) => type === 'click')
    await expect.poll(readClicks).toMatchObject([{ coupon_id: couponId, eid: expect.stringMatching(UUID_V7) }])
  } finally {
    await browser.close()
  }
})

/** As the browser made it: without one the collector would make a random one. */
const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
