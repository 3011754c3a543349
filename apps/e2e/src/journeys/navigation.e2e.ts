import { openAlive, preventPrefetch } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const MERCHANT = '/stores/nimbus-shoes'

/** What is seen is reported at any moment. */
const EVENTS = '/api/pagepoint'

test.describe('Going from page to page', () => {
  test('costs one JSON request and at most one new chunk with its css, and no new document', async ({ page }) => {
    await preventPrefetch(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const requests: { kind: string; path: string }[] = []
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
    )

    const answer = page.waitForResponse('**/api/page?*')
    await page.locator(`main a[href="${MERCHANT}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await page.waitForLoadState('networkidle')
    expect((await answer).headers()['x-reader'], 'the server has read it').toMatch(/^[\da-f]{10}$/)

    expect(requests.filter(({ path }) => path === '/api/page')).toHaveLength(1)
    expect(requests.filter(({ kind }) => kind === 'document')).toEqual([])
    expect(requests.filter(({ path }) => path.endsWith('.js')).length).toBeLessThanOrEqual(1)
    expect(requests.filter(({ path }) => path.endsWith('.css')).length).toBeLessThanOrEqual(1)
    expect(requests.filter(({ path }) => path.startsWith('/api/') && !['/api/page', EVENTS].includes(path))).toEqual([])

    requests.length = 0
    await page.locator('main a[href^="/stores/"]:not([data-action])').last().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Nimbus')
    expect(requests.filter(({ path }) => path.endsWith('.js') || path.endsWith('.css'))).toEqual([])
  })

  test('[R2.14] takes the head along', async ({ page }) => {
    await openAlive(page, '/')
    await page.locator(`main a[href="${MERCHANT}"]`).first().click()
    await expect(page).toHaveTitle(/Nimbus Shoes/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://www.clipfront.example${MERCHANT}`,
    )
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description).toContain('Nimbus')

    await openAlive(page, '/search?q=nimbus')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'NOINDEX')
    await page.locator(`main a[href="${MERCHANT}"]`).first().click()
    await expect(page).toHaveTitle(/Nimbus Shoes/)
    await expect(page.locator('meta[name=robots]'), 'what the new page lacks goes').toHaveCount(0)
  })

  test('[R2.6] begins a new page at its top, and finds the old place again on the way back', async ({ page }) => {
    await openAlive(page, '/')
    const link = page.locator('main a[href^="/stores/"]:not([data-action])').last()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await expect(page).toHaveURL(/\/stores\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 5)
  })

  test('moves the keyboard to the new page', async ({ page }) => {
    await openAlive(page, '/')
    await page.locator(`main a[href="${MERCHANT}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test('leaves the keyboard where it is when only the query changes and the page stays', async ({ page }) => {
    await openAlive(page, MERCHANT)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '?utm_source=letter', id: 'added' })
      document.querySelector('main')?.prepend(link)
      link.focus()
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/utm_source=letter$/)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('added')
  })
})

test.describe('When page data cannot be had', () => {
  // The browser itself reports an answer that is an error.
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED'] })

  test('[R2.10] shows the error page at the address of a page that is not there', async ({ page }) => {
    await openAlive(page, '/')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/no/such/page'
      link.textContent = 'nowhere'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'nowhere' }).click()
    await expect(page.getByText('This page could not be found').first()).toBeVisible()
    await expect(page).toHaveURL(/\/no\/such\/page$/)
  })

  test('[R2.11] the error page takes the page’s place, and the next page is shown again', async ({ page }) => {
    await openAlive(page, '/')
    await page.route('**/api/page?*', (route) => route.abort())
    await page.locator(`main a[href="${MERCHANT}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(MERCHANT))
    await expect(page.locator('main')).not.toContainText('Nimbus Shoes promo codes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/api/page?*')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('promo code')
  })
})
