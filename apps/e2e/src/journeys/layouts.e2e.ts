import { expectRequests, openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const DEMO_MERCHANT = '/demo-shop/nimbus-shoes'

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
    }, DEMO_MERCHANT)
    await page.getByRole('link', { name: 'to the shop' }).click()
    await expect(page.getByRole('note')).toContainText('nothing to buy')
    await expect(page.locator('header')).toHaveCount(0)

    await page.getByRole('link', { name: /^Back to .* offers/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await expect(page.locator('header')).toHaveCount(1)
    await expect(page.locator('header[data-seen=before]')).toHaveCount(0)
  })

  test('[R2.9] the server writes the layout that the page has', async ({ page }) => {
    await page.goto(DEMO_MERCHANT)
    await expect(page.getByRole('note')).toContainText('nothing to buy')
    await expect(page.locator('header')).toHaveCount(0)
  })
})

test('[R2.11] the layout comes before data: in one that shows pages in their reduced form nothing is fetched beside them', async ({
  page,
}) => {
  const requests: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/page') requests.push(searchParams.get('url'))
  })
  await openAlive(page, '/')
  await page.locator('footer a[href="/about"]').click()
  await expect(page.getByRole('region', { name: 'Popular stores' })).toBeVisible()
  await expectRequests(page, () => requests, ['/about', '/search'], 'page data, and what stands beside it')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    Object.assign(link, { href, textContent: 'to the shop' })
    document.querySelector('main')?.prepend(link)
  }, DEMO_MERCHANT)
  await page.getByRole('link', { name: 'to the shop' }).click()
  await expect(page.getByRole('note')).toContainText('nothing to buy')
  await expectRequests(page, () => requests.slice(2), [DEMO_MERCHANT], 'page data alone')
})

test.describe('The error page', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'NotFoundError'] })

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
      await expect(page.getByRole('main').getByRole('link', { name: 'Nimbus Shoes', exact: true })).toBeVisible()
      await expect(page).toHaveTitle(/could not be found/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'NOINDEX')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    })
  }

  test('[R4.2] N31 N41 an error of the server is there from the start, and nothing is asked for again', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/page?')) requests.push(request.url())
    })
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')
        if (!heading) return
        Object.assign(heading, { isServers: true })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await openAlive(page, '/no/such/page')
    await page.waitForLoadState('networkidle')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('This page could not be found')
    expect(requests).toEqual([])
    expect(await heading.evaluate((element) => 'isServers' in element), 'it is mounted once').toBe(true)
  })

  test('[R2.13] that fails itself leaves the last resort, and a way home', async ({ page }) => {
    await openAlive(page, '/about')
    // What an extension of the browser may do: React no longer finds the page that is to give way.
    await page.evaluate(() => {
      document.querySelector('main')?.replaceChildren()
      const link = Object.assign(document.createElement('a'), { href: '/no/such/page', textContent: 'nowhere' })
      document.querySelector('footer')?.append(link)
    })
    await page.getByRole('link', { name: 'nowhere' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('An error occurred while showing the error page')
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveText([
      'Unfortunately an error occurred and while showing the error page another error occurred',
      /^Error details: ./,
    ])
    await page.getByRole('link', { name: 'Go back to home' }).click()
    await expect(page).toHaveURL(/\.example:\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('promo code')
  })
})
