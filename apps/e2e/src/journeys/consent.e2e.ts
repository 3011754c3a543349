import { expect, test } from '../support/test.ts'

test.describe('On a site that asks for consent', () => {
  test('a click is counted, and nothing is written to the device', async ({ page, context, bed }) => {
    await page.goto(`${bed.origins.uk}/`)
    const counted = page.waitForRequest((request) => request.url().includes('/api/pagepoint'))
    await Promise.all([context.waitForEvent('page'), page.locator('a[data-action="get-code"]').first().click()])
    const event = await counted
    expect(event.method()).toBe('POST')
    await expect(page).toHaveURL(/\/demo-shop\//)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
})
