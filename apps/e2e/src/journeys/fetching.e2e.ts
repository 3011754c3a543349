import type { Page } from '@playwright/test'
import { openAlive, saveData } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const STORE = '/stores/nimbus-shoes'

const fieldOf = (page: Page) => page.getByRole('main').locator('input[name=q]')

/** What a page asks for from now on. */
function watchRequests(page: Page) {
  const asked: { kind: string; path: string; query: string }[] = []
  page.on('request', (request) => {
    const { pathname: path, search: query } = new URL(request.url())
    asked.push({ kind: request.resourceType(), path, query })
  })
  return asked
}

test.describe('[R1.7] Typing into the search', () => {
  test('shows what is found, whose page opens with one JSON request', async ({ page }) => {
    await saveData(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const asked = watchRequests(page)
    await fieldOf(page).click()
    // In one go: on a slow machine, letters may come further apart than the moment for which the suggestions wait.
    await page.keyboard.insertText('nim')
    const option = page.getByRole('option', { name: /Nimbus Shoes/ })
    await expect(option).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    expect(asked.filter(({ path }) => path === '/api/search').map(({ query }) => query)).toEqual(['?q=nim&limit=5'])

    asked.length = 0
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${STORE}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    expect(asked.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path)).toEqual(['/api/page'])
    expect(asked.filter(({ kind }) => kind === 'document')).toEqual([])

    // The header's search is another field, and its code is here already.
    asked.length = 0
    await page.getByRole('banner').locator('input[name=q]').click()
    await page.keyboard.type('nimbis')
    await expect(page.getByRole('group', { name: 'Did you mean' })).toContainText('Nimbus Shoes')
    expect(asked.filter(({ path }) => path.endsWith('.js'))).toEqual([])
  })

  test('brings its code with the first who comes near the field, and not with the page', async ({ page }) => {
    const asked = watchRequests(page)
    await saveData(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const before = asked.filter(({ path }) => path.endsWith('.js')).length
    await fieldOf(page).hover()
    await expect.poll(() => asked.filter(({ path }) => path.endsWith('.js')).length).toBe(before + 1)
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(asked.filter(({ path }) => path === '/api/search')).toEqual([])
  })

  test('and on leads to the search page', async ({ page }) => {
    await openAlive(page, '/')
    await fieldOf(page).click()
    await page.keyboard.type('nim')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.type('bus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
})

test.describe('Typing into the search while suggestions cannot be had', () => {
  // The browser itself reports what fails.
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED'] })

  test('shows nothing, and the form works', async ({ page }) => {
    await page.route('**/api/search?*', (route) => route.abort())
    await openAlive(page, '/')
    await fieldOf(page).click()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/search'))
    await page.keyboard.type('nimbus')
    await failed
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
  })

  test('shows nothing without their code either', async ({ page }) => {
    await saveData(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await fieldOf(page).click()
    await failed
    await page.unroute('**/*.js')
    await page.keyboard.type('nimbus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
  })
})

test.describe('Typing into the search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leaves the form, which is sent', async ({ page }) => {
    await page.goto('/')
    await fieldOf(page).pressSequentially('nimbus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=nimbus$/)
    await expect(page.getByRole('main').locator(`a[href="${STORE}"]`).first()).toBeVisible()
  })
})
