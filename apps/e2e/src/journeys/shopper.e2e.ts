import { catalog } from '../support/catalog.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import type { TestBed } from '../support/testBed.ts'

const MERCHANT = 'Nimbus'

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
    await expect(page).toHaveURL(/\/search\?q=Nimbus$/)
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
    const before = await countReceived(bed, couponId)
    const [codeTab] = await Promise.all([context.waitForEvent('page'), action.click()])

    await expect(codeTab).toHaveURL(new RegExp(`promoid=${couponId}`))
    const code = await codeTab.locator('[data-code]').first().innerText()
    expect(code.length).toBeGreaterThan(2)
    expect(tail).toContain(code.slice(-2).toUpperCase())
    await expect(page).toHaveURL(/\/demo-shop\//)

    await expect.poll(() => countReceived(bed, couponId), { timeout: 60_000 }).toBeGreaterThan(before)
  })
})

/** Clicks on a coupon in production; the demo begins with some. */
async function countReceived(bed: TestBed, couponId: string | null): Promise<number> {
  const stats = JSON.parse(await catalog(bed, 'stats', '--site', 'www.clipfront.example', '--json')) as {
    sites: { coupons: { id: number; received: number }[] }[]
  }
  const coupons = stats.sites.flatMap((site) => site.coupons)
  return coupons.find(({ id }) => String(id) === couponId)?.received ?? 0
}

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
