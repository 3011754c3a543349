import type { Page } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const NIMBUS = '/stores/nimbus-shoes'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const search = (page: Page) => new URL(page.url()).searchParams

test.describe('A visit that a short link began', () => {
  test('[R2.2] keeps its mktsrc from page to page, in another tab and on the way to the shop', async ({
    page,
    context,
  }) => {
    await openAlive(page, `/cut-port?to=${encodeURIComponent('/about')}&mktsrc=app%26x`)
    await expect(page).toHaveURL(/\/about\?mktsrc=app%26x$/)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => [document.cookie, localStorage.length, Object.keys(sessionStorage)])).toEqual([
      '',
      0,
      [],
    ])

    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/\?mktsrc=app%26x$/)
    await page.getByRole('main').getByRole('searchbox').fill('Nimbus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=Nimbus&mktsrc=app%26x$/)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator(`main a[href^="${NIMBUS}"]`)
        .first()
        .click({ modifiers: ['Control'] }),
    ])
    await expect(tab).toHaveURL(new RegExp(`${NIMBUS}\\?mktsrc=app%26x$`))
    await tab.close()
    await page.locator(`main a[href^="${NIMBUS}"]`).first().click()
    await expect(heading(page)).toContainText('Nimbus')

    const offers: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/go-')) offers.push(request.url())
    })
    const [codeTab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('a[data-action="get-code"]').first().click(),
    ])
    await expect(page).toHaveURL(/\/demo-shop\//)
    await codeTab.waitForURL(/promoid=/)
    expect(search(codeTab).get('mktsrc')).toBe('app&x')
    expect(offers.map((offer) => new URL(offer).searchParams.get('mktsrc'))).toEqual(['app&x'])
  })

  test('[R2.2] goes back and forward through addresses as they were', async ({ page }) => {
    await openAlive(page, `/cut-port?to=${NIMBUS}&mktsrc=app`)
    await page.waitForLoadState('networkidle')
    await page.locator('footer a[href="/about"]').click()
    await expect(page).toHaveURL(/\/about\?mktsrc=app$/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}\\?mktsrc=app$`))
    await expect(heading(page)).toContainText('Nimbus')
  })

  test('[R2.2] keeps it where an address leads to its right spelling, on the server and in the browser', async ({
    page,
  }) => {
    await openAlive(page, `/cut-port?to=${encodeURIComponent(`${NIMBUS}/`)}&mktsrc=app`)
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}\\?mktsrc=app$`))
    await page.locator('footer a[href="/about"]').click()
    await expect(page).toHaveURL(/\/about\?mktsrc=app$/)
    await page.evaluate((href) => {
      const link = document.createElement('a')
      Object.assign(link, { href, textContent: 'another spelling' })
      document.querySelector('main')?.prepend(link)
    }, `${NIMBUS}/`)
    await page.getByText('another spelling').click()
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}\\?mktsrc=app$`))
    await expect(heading(page)).toContainText('Nimbus')
  })
})

test.describe('A visit without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R2.2] is led on from a short link all the same', async ({ page }) => {
    await page.goto(`/cut-port?to=${NIMBUS}&mktsrc=app`)
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}\\?mktsrc=app$`))
    await expect(heading(page)).toContainText('Nimbus')
  })

  test('[R2.3] is led on from a letter', async ({ page }) => {
    await page.goto(`/edm-redirect?url=${NIMBUS}`)
    await expect(heading(page)).toContainText('Nimbus')
  })
})

test.describe('A link that leads nowhere', () => {
  // The browser itself reports an answer that is an error.
  test.use({ expectedNoise: ['Failed to load resource'] })

  test('[R2.1] [R2.3] of a letter ends at the forbidden page, which says so and has a way on', async ({ page }) => {
    const answer = await page.goto('/edm-redirect?url=https%3A%2F%2Fevil.example%2F&sig=x')
    await expect(page).toHaveURL(/\/403$/)
    expect(answer?.status()).toBe(403)
    await expect(heading(page)).toHaveText('This link is not safe to follow')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'NOINDEX')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\.example:\d+\/$/)
    await expect(heading(page)).not.toHaveText('This link is not safe to follow')
  })

  test('[R2.1] is forbidden on the way back too', async ({ page }) => {
    await page.goto('/403')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\.example:\d+\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/403$/)
    await expect(heading(page)).toHaveText('This link is not safe to follow')
  })
})
