import type { Page } from '@playwright/test'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { chromiumOptions, testBed } from '../support/testBed.ts'

const NIMBUS = '/stores/nimbus-shoes'

// Playwright switches off what keeps a page whole for the way back, and shoppers’ browsers have it on.
test.use({
  launchOptions: { ...chromiumOptions(await testBed()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const restoration = (page: Page) => page.evaluate(() => history.scrollRestoration)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** By a link that is in the page, wherever it stands: a click of the mouse would scroll to it. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

test('[R2.6] H10 the list stands where it was left when the shopper comes back from the merchant', async ({
  page,
  context,
  bed,
}) => {
  // Merchants of the demo are on our own site; a real one is on another.
  await context.route('**/go-c-*', (route) =>
    route.fulfill({ status: 302, headers: { location: `${bed.origins.np}/about` } }),
  )
  await openAlive(page, NIMBUS)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }))
    scrollTo(0, 400)
  })
  await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('a[data-action="get-code"]')
      .last()
      .evaluate((link: HTMLElement) => link.click()),
  ])
  await expect(page).toHaveURL(`${bed.origins.np}/about`)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
  const readKept = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return Reflect.get(window, 'isKept') ?? JSON.stringify(entry)
    })
  await expect.poll(readKept, 'the very same document').toBe(true)
  expect(await place(page)).toBe(400)
})

test.describe('[R2.8] Places of pages are ours to restore', () => {
  test('[R2.8] from when the app has taken the document over, on every page that it shows', async ({ page }) => {
    // In the first script of the document: what the server has written is the browser’s.
    await page.addInitScript(() => Object.assign(window, { atFirst: history.scrollRestoration }))
    await page.goto('/')
    expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('auto')
    await untilAlive(page)
    await follow(page, NIMBUS)
    expect(await restoration(page)).toBe('manual')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    expect(await restoration(page)).toBe('manual')
  })

  test('[R2.8] again when the document comes back whole from the browser’s cache', async ({ page, bed }) => {
    await openAlive(page, '/')
    await page.evaluate(() => scrollTo(0, 100))
    await follow(page, NIMBUS)
    await page.evaluate(() => {
      scrollTo(0, 200)
      addEventListener('pagehide', () => Object.assign(window, { whileAway: history.scrollRestoration }))
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }))
    })
    await page.goto(bed.origins.uk)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(new RegExp(`${NIMBUS}$`))
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept')), 'the very same document').toBe(true)

    expect(await page.evaluate(() => Reflect.get(window, 'whileAway')), 'the browser’s own way back').toBe('auto')
    expect(await restoration(page)).toBe('manual')
    expect(await place(page)).toBe(200)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => place(page), 'and the way on is ours').toBe(100)
    expect(await restoration(page)).toBe('manual')
  })
})
