import { catalog } from '../support/catalog.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import type { TestBed } from '../support/testBed.ts'

/** A shop that no other journey clicks on. */
const MERCHANT = 'Longshelf'

/** All that came in for a coupon; of one network only three a day count as uses. */
async function countClicks(bed: TestBed, couponId: number): Promise<number> {
  const stats = JSON.parse(await catalog(bed, 'stats', '--site', 'www.clipfront.example', '--json')) as {
    sites: { coupons: { id: number; received: number }[] }[]
  }
  return stats.sites[0]?.coupons.find(({ id }) => id === couponId)?.received ?? 0
}

test.describe('A shopper with JavaScript', () => {
  test('[R2.5] searches a store, opens it, gets a code in two tabs, is sent on, and is counted', async ({
    page,
    context,
    bed,
  }) => {
    await openAlive(page, '/')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    })

    await page.getByRole('main').getByRole('searchbox').fill(MERCHANT)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=Longshelf$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(MERCHANT) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/stores\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(MERCHANT)
    expect(documents, 'the pages after the first came without a new document').toEqual([])

    const action = page.locator('a[data-action="get-code"]').first()
    const tail = (await action.locator('xpath=ancestor::article[1]').innerText()).toUpperCase()
    const couponId = await action.getAttribute('data-coupon-id')
    // An earlier try of this test has clicked as well.
    const before = await countClicks(bed, Number(couponId))
    const [codeTab] = await Promise.all([context.waitForEvent('page'), action.click()])

    await expect(codeTab).toHaveURL(new RegExp(`promoid=${couponId}`))
    const code = await codeTab.locator('[data-code]').first().innerText()
    expect(code.length).toBeGreaterThan(2)
    expect(tail).toContain(code.slice(-2).toUpperCase())
    await expect(page).toHaveURL(/\/demo-shop\//)

    await expect.poll(() => countClicks(bed, Number(couponId)), { timeout: 60_000 }).toBe(before + 1)
  })
})

test.describe('A shopper without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searches, opens a store, sees the code through its link and reaches the shop', async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('searchbox').fill(MERCHANT)
    await page.keyboard.press('Enter')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(MERCHANT) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(MERCHANT)

    const [codeTab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('a[data-action="get-code"]').first().click(),
    ])
    await expect(codeTab.locator('[data-code]').first()).toBeVisible()
    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      codeTab.locator('a[data-action="go-to-shop"]').first().click(),
    ])
    await expect(shop).toHaveURL(/\/demo-shop\//)
  })
})
