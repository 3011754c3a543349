import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const SHOP = '/demo-shop/nimbus-shoes'

test.describe('Layouts', () => {
  test('[R2.9] another one comes with its page, and the same one stays mounted', async ({ page }) => {
    await openAlive(page, '/about')
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-seen', 'before'))
    await page.locator('footer a[href="/privacy"]').click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.locator('header[data-seen=before]'), 'the header is the very same').toHaveCount(1)

    await page.evaluate((href) => {
      const link = document.createElement('a')
      Object.assign(link, { href, textContent: 'to the shop' })
      document.querySelector('main')?.prepend(link)
    }, SHOP)
    await page.getByRole('link', { name: 'to the shop' }).click()
    await expect(page.getByRole('note')).toContainText('nothing to buy')
    await expect(page.locator('header')).toHaveCount(0)

    await page.getByRole('link', { name: /^Back to the offers/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await expect(page.locator('header')).toHaveCount(1)
    await expect(page.locator('header[data-seen=before]')).toHaveCount(0)
  })

  test('[R2.9] the server writes the layout that the page has', async ({ page }) => {
    await page.goto(SHOP)
    await expect(page.getByRole('note')).toContainText('nothing to buy')
    await expect(page.locator('header')).toHaveCount(0)
  })
})

test.describe('The error page', () => {
  test.use({ expectedNoise: ['Failed to load resource'] })

  for (const way of ['asked for at once', 'reached by a click'] as const) {
    test(`[R2.10] [R2.12] ${way}, shows what page data says of the address`, async ({ page }) => {
      if (way === 'asked for at once') {
        expect((await page.goto('/stores/nimbus-sho'))?.status()).toBe(404)
      } else {
        await openAlive(page, '/about')
        await page.evaluate(() => {
          const link = document.createElement('a')
          Object.assign(link, { href: '/stores/nimbus-sho', textContent: 'a typo' })
          document.querySelector('main')?.prepend(link)
        })
        await page.getByRole('link', { name: 'a typo' }).click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
      await expect(page.getByRole('main').getByRole('link', { name: /Nimbus Shoes/ })).toBeVisible()
      await expect(page).toHaveTitle(/could not be found/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'NOINDEX')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    })
  }

  test('[R4.2] an error of the server is there from the start, and nothing is asked for again', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/page')) asked.push(request.url())
    })
    await page.goto('/no/such/page')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    expect(asked).toEqual([])
  })
})
