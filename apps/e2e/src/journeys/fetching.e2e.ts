import type { Page } from '@playwright/test'
import { expectRequests, openAlive, preventPrefetch } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const MERCHANT = '/stores/nimbus-shoes'

const findField = (page: Page) => page.getByRole('main').locator('input[name=q]')

/** What a page asks for from now on. */
function watchRequests(page: Page) {
  const requests: { kind: string; path: string; query: string }[] = []
  page.on('request', (request) => {
    const { pathname: path, search: query } = new URL(request.url())
    requests.push({ kind: request.resourceType(), path, query })
  })
  return requests
}

test.describe('[R1.7] Typing into the search', () => {
  test('shows what is found, whose page opens with one JSON request', async ({ page }) => {
    await preventPrefetch(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const requests = watchRequests(page)
    // Its code comes with who comes near: words that are there before it ask for nothing else.
    await findField(page).hover()
    await expect(page.getByRole('combobox')).toBeVisible()
    await findField(page).click()
    // In one go: on a slow machine, letters may come further apart than the moment for which the suggestions wait.
    await page.keyboard.insertText('nim')
    const option = page.getByRole('option', { name: /Nimbus Shoes/ })
    await expect(option).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    const readSearches = () =>
      requests
        .filter(({ path }) => path === '/api/search')
        .map(({ query }) => query.replace(/reader=[\da-f]{10}$/, 'reader=…'))
    await expectRequests(page, readSearches, ['?q=&limit=5&reader=…', '?q=nim&limit=5&reader=…'])

    requests.length = 0
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${MERCHANT}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    const readCalls = () =>
      requests.filter(({ path }) => path.startsWith('/api/') && path !== '/api/pagepoint').map(({ path }) => path)
    await expectRequests(page, readCalls, ['/api/page'])
    expect(requests.filter(({ kind }) => kind === 'document')).toEqual([])

    // The header's search is another field, and its code is here already.
    requests.length = 0
    await page.getByRole('banner').locator('input[name=q]').click()
    await page.keyboard.type('nimbis')
    await expect(page.getByRole('listbox')).toContainText('Nimbus Shoes')
    expect(requests.filter(({ path }) => path.endsWith('.js'))).toEqual([])
  })

  test('brings its code with the first who comes near the field, and not with the page', async ({ page }) => {
    const requests = watchRequests(page)
    await preventPrefetch(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const before = requests.filter(({ path }) => path.endsWith('.js')).length
    await findField(page).hover()
    // Its code, the site's words for it, and how these are counted.
    await expect.poll(() => requests.filter(({ path }) => path.endsWith('.js')).length).toBe(before + 3)
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(requests.filter(({ path }) => path === '/api/search')).toEqual([])
  })
})

test.describe('Typing into the search while suggestions cannot be had', () => {
  // The browser itself reports what fails.
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED'] })

  test('says so, and the form works', async ({ page }) => {
    await page.route('**/api/search?*', (route) => route.abort())
    await openAlive(page, '/')
    await findField(page).click()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/search'))
    await page.keyboard.type('nimbus')
    await failed
    await expect(page.getByRole('listbox')).toContainText('Search for “nimbus”')
    await expect(page.getByRole('status').filter({ hasText: 'no suggestions right now' })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
  })

  test('shows nothing without their code either', async ({ page }) => {
    await preventPrefetch(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await findField(page).click()
    await failed
    await page.unroute('**/*.js')
    await page.keyboard.type('nimbus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
  })
})
