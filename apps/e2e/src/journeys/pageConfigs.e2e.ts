import type { Page } from '@playwright/test'
import { expectRequests, openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const NIMBUS = '/stores/nimbus-shoes'

const icon = (page: Page) => page.locator('link[rel=icon]')
const findMerchants = (page: Page) => page.getByRole('region', { name: 'Popular stores' }).getByRole('link')

test.describe('[R3.3] A page type of its own kind', () => {
  test('has its own icon, on the server and on the way, and the site’s is back after it', async ({ page }) => {
    await openAlive(page, '/')
    await expect(icon(page)).toHaveAttribute('href', '/icon.svg')
    await page.getByRole('main').locator('input[name=q]').fill('nimbus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
    await expect(icon(page)).toHaveAttribute('href', '/icon-search.svg')
    await page.locator(`main a[href="${NIMBUS}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
    await expect(icon(page)).toHaveAttribute('href', '/icon.svg')
    await page.goBack()
    await expect(icon(page)).toHaveAttribute('href', '/icon-search.svg')

    await page.reload()
    await expect(icon(page)).toHaveAttribute('href', '/icon-search.svg')
    const type = await page.evaluate(async () => (await fetch('/icon-search.svg')).headers.get('content-type'))
    expect(type).toBe('image/svg+xml')
  })

  test('shows what it fetches beside page data, in the document and after a click', async ({ page }) => {
    const requests: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/page') requests.push(searchParams.get('url'))
    })
    await openAlive(page, '/about')
    await expect(findMerchants(page)).toHaveCount(8)
    expect(requests, 'the document brings it along').toEqual([])

    await page.locator('footer a[href="/privacy"]').click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(findMerchants(page)).toHaveCount(8)
    await expectRequests(page, () => requests, ['/privacy', '/search'])
    await findMerchants(page).first().click()
    await expect(page).toHaveURL(/\/stores\//)
  })

  test('shows its words when that cannot be had', async ({ page }) => {
    await openAlive(page, '/about')
    await page.route('**/api/page?url=%2Fsearch&*', (route) => route.fulfill({ body: 'no page' }))
    await page.locator('footer a[href="/privacy"]').click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i)
    await expect(findMerchants(page)).toHaveCount(0)
  })

  test('is shown by its mini component where the layout is mini', async ({ page }) => {
    await page.goto('/demo-shop/nimbus-shoes')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(findMerchants(page)).toHaveCount(0)
  })

  test('is mounted anew or updated, as its key says', async ({ page }) => {
    await openAlive(page, '/categories/home-garden')
    const mark = () => page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-seen', 'before'))
    await mark()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.locator('[data-seen=before]')).toHaveCount(0)
  })
})
