import type { Page, Route } from '@playwright/test'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const NIMBUS = '/stores/nimbus-shoes'
/** No link of it says what it leads to, so that no other page's code is fetched beforehand. */
const BARE_PAGE = '/demo-shop/nimbus-shoes'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Holds page data of one address back until it is let go. */
async function hold(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await page.route(`**/api/page?url=${encodeURIComponent(path)}&*`, async (route: Route) => {
    requested.resolve()
    await promise
    // The page may have gone on, and taken its request back.
    await route.continue().catch(() => {})
  })
  return { requested: requested.promise, letGo: resolve }
}

/** Puts something to click into the page, which no template has. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('#added')?.remove()
    const link = document.createElement('a')
    Object.assign(link, { href: to, textContent: 'the added link', id: 'added' })
    document.querySelector('main')?.prepend(link)
  }, href)
}

const entries = (page: Page) => page.evaluate(() => history.length)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('A newer navigation', () => {
  test('[R2.11] N26 overtakes an older one, whose late answer never shows', async ({ page }) => {
    await openAlive(page, '/')
    const before = await entries(page)
    const slow = await hold(page, NIMBUS)
    await page.locator(`main a[href="${NIMBUS}"]`).first().click()
    await slow.requested
    await page.locator('footer a[href="/about"]').click()
    await expect(page).toHaveURL(/\/about$/)
    slow.letGo()
    await page.waitForTimeout(300)
    await expect(heading(page)).not.toContainText('Nimbus')
    await expect(page).toHaveURL(/\/about$/)
    expect(await entries(page)).toBe(before + 1)
  })

  test('[R2.11] L9 back during a slow one leaves the page it was asked for on, and shows no error', async ({
    page,
  }) => {
    await openAlive(page, '/about')
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/)
    const slow = await hold(page, NIMBUS)
    await page.locator(`main a[href="${NIMBUS}"]`).first().click()
    await slow.requested
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    slow.letGo()
    await page.waitForTimeout(300)
    await expect(page).toHaveURL(/\/about$/)
    await expect(heading(page)).not.toContainText(/Nimbus|wrong/)
  })

  test('two quick clicks on one link are one navigation', async ({ page }) => {
    await openAlive(page, '/')
    const before = await entries(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/page?')) requests.push(request.url())
    })
    // In one go: between two clicks of a mouse, a slow machine may have shown the next page.
    await page
      .locator(`main a[href="${NIMBUS}"]`)
      .first()
      .evaluate((link: HTMLElement) => {
        link.click()
        link.click()
      })
    await expect(heading(page)).toContainText('Nimbus')
    expect(requests).toHaveLength(1)
    expect(await entries(page)).toBe(before + 1)
  })
})

test.describe('Fragments', () => {
  test('[R2.7] lead to their element, below what its margin keeps free, on this page and on another', async ({
    page,
  }) => {
    await openAlive(page, '/stores')
    await addLink(page, '#1.far')
    await page.evaluate(() => {
      const target = document.createElement('p')
      Object.assign(target, { id: '1.far', textContent: 'far below' })
      target.style.scrollMarginTop = '64px'
      target.style.marginBlockStart = '3000px'
      document.querySelector('main')?.append(target)
      document.body.style.paddingBlockEnd = '2000px'
    })
    const before = await entries(page)
    await page.locator('#added').click()
    await expect(page).toHaveURL(/#1\.far$/)
    const top = () =>
      page.locator('[id="1.far"]').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const padding = await page.evaluate(
      () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
    )
    await expect.poll(top).toBe(64 + padding)
    expect(await entries(page)).toBe(before + 1)
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('#added').click()
    await expect.poll(top).toBe(64 + padding)
    expect(await entries(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/stores$/)
    await expect.poll(() => place(page)).toBe(0)

    await addLink(page, '/about#main')
    await page.locator('#added').click()
    await expect(page).toHaveURL(/\/about#main$/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

test.describe('Back and forward', () => {
  test('[R2.6] N42 find each page where it was left', async ({ page }) => {
    await openAlive(page, '/')
    await page.evaluate(() => scrollTo(0, 100))
    await page
      .locator(`main a[href="${NIMBUS}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(heading(page)).toContainText('Nimbus')
    await expect.poll(() => place(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 200))
    await page.goBack()
    await expect.poll(() => place(page)).toBe(100)
    await page.evaluate(() => scrollTo(0, 150))
    await page.goForward()
    await expect(heading(page)).toContainText('Nimbus')
    await expect.poll(() => place(page)).toBe(200)
    await page.goBack()
    await expect.poll(() => place(page)).toBe(150)
  })

  test('[R2.6] another query of a page begins at the top when its data is new, and keeps the place when it is not', async ({
    page,
  }) => {
    const follow = async (address: string) => {
      await addLink(page, address)
      await page.evaluate(() => scrollTo(0, 300))
      await page.locator('#added').evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(new RegExp(`${address.replace('?', String.raw`\?`)}$`))
    }
    await openAlive(page, NIMBUS)
    await follow(`${NIMBUS}?utm_source=letter`)
    expect(await place(page)).toBe(300)
    await follow(`${NIMBUS}?sort=new`)
    await expect.poll(() => place(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => place(page)).toBe(300)
  })

  test('[R2.6] find it after a reload, and after another document, as the browser does by itself', async ({
    page,
    bed,
  }) => {
    await openAlive(page, NIMBUS)
    await page.evaluate(() => scrollTo(0, 300))
    await page.reload()
    await untilAlive(page)
    expect(await place(page)).toBe(300)
    await page.evaluate(() => scrollTo(0, 200))
    await page.goto(bed.origins.uk)
    await page.goBack()
    await expect.poll(() => place(page)).toBe(200)
  })

  test('a reload in between keeps the places', async ({ page }) => {
    await openAlive(page, '/')
    await page.evaluate(() => scrollTo(0, 300))
    await page
      .locator(`main a[href="${NIMBUS}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(heading(page)).toContainText('Nimbus')
    await page.reload()
    await untilAlive(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => place(page)).toBe(300)
  })
})

test.describe('Code that cannot be had', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED', 'This page could not be loaded'] })

  test('[R4.9] C14 loads the whole page anew, once in a minute, and shows an error after that', async ({ page }) => {
    await openAlive(page, BARE_PAGE)
    await page.waitForLoadState('networkidle')
    const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    // The release is gone, but for what this page has loaded: its next chunk is nowhere.
    let isGone = true
    await page.route('**/assets/chunks/*.js', (route) =>
      isGone && !known.includes(route.request().url()) ? route.abort() : route.continue(),
    )
    await addLink(page, NIMBUS)
    await page.locator('#added').click()
    await expect.poll(() => documents).toEqual([NIMBUS])
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
    await expect(heading(page), 'the server’s page is there, and works without its code').toContainText('Nimbus')

    isGone = false
    await openAlive(page, BARE_PAGE)
    await page.waitForLoadState('networkidle')
    isGone = true
    documents.length = 0
    await addLink(page, NIMBUS)
    await page.locator('#added').click()
    await expect(heading(page)).toHaveText('Something went wrong on our side')
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
    expect(documents).toEqual([])
  })
})

test.describe('Code of the first page that cannot be had', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED', 'This page could not be loaded'] })

  test('[R4.9] C13 loads it anew once, and the server’s page is there', async ({ page }) => {
    await openAlive(page, BARE_PAGE)
    await page.waitForLoadState('networkidle')
    const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/chunks/*.js', (route) =>
      known.includes(route.request().url()) ? route.continue() : route.abort(),
    )
    await page.goto(NIMBUS, { waitUntil: 'commit' })
    await expect.poll(() => documents).toEqual([NIMBUS, NIMBUS])
    await page.waitForTimeout(1000)
    expect(documents, 'and not again').toHaveLength(2)
    await expect(heading(page)).toContainText('Nimbus')
  })
})

test.describe('Without a connection', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED'] })

  test('[R4.1] N44 the page says so, stays, and goes on when the connection is back', async ({ page, context }) => {
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await page.locator(`main a[href="${NIMBUS}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
    await expect(heading(page)).toHaveText('This page could not be loaded')
    await expect(page.locator('[data-error]')).toHaveAttribute('data-error', '502')
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', NIMBUS)
    const before = await entries(page)
    await context.setOffline(false)
    await expect(page.getByText('You are offline')).toBeHidden()
    await expect(heading(page), 'it tries again by itself').toContainText('Nimbus')
    expect(await entries(page), 'in the same entry').toBe(before)
  })

  test('[R4.1] Get code leaves the shopper on the list', async ({ page, context }) => {
    await openAlive(page, NIMBUS)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.locator('a[data-action="get-code"]').first().click()
    await expect(page.getByText('You are offline')).toBeVisible()
    await page.waitForTimeout(1000)
    expect(context.pages()).toHaveLength(1)
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
    await expect(heading(page)).toContainText('Nimbus')
  })
})
