import type { Page } from '@playwright/test'
import { expectRequests, openAlive, untilAlive, preventPrefetch } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const MERCHANT = '/stores/nimbus-shoes'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const findMerchantLink = (page: Page) => page.locator(`main a[href="${MERCHANT}"]`).first()

/** The addresses of the documents that are requested from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** From now on what the page has not loaded yet is nowhere: the release is gone. */
async function loseNewFiles(page: Page, files: string) {
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  let isMissing = true
  await page.route(files, (route) =>
    isMissing && !known.includes(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return {
    findAgain: () => {
      isMissing = false
    },
  }
}

test.use({ expectedNoise: ['Failed to load resource', 'This page could not be loaded', 'Unable to preload CSS'] })

test('[R4.9] C9: a lost stylesheet loads the whole page anew at the target, and never shows it bare', async ({
  page,
}) => {
  await preventPrefetch(page)
  await openAlive(page, '/')
  await page.waitForLoadState('networkidle')
  const documents = watchDocuments(page)
  const files = await loseNewFiles(page, '**/*.css')
  const gone = page.waitForEvent('request', (request) => request.isNavigationRequest())
  await findMerchantLink(page).click()
  await gone
  files.findAgain()
  await expect(heading(page)).toContainText('Nimbus')
  await untilAlive(page)
  await expectRequests(page, () => documents, [MERCHANT])
  expect(await page.evaluate(() => history.length), 'one entry more, as for any click').toBe(3)
})

test('[R4.9] code that is lost on the way back loads the page anew in its own entry', async ({ page }) => {
  await preventPrefetch(page)
  await openAlive(page, '/')
  await findMerchantLink(page).click()
  await expect(heading(page)).toContainText('Nimbus')
  await page.reload()
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  const documents = watchDocuments(page)
  const files = await loseNewFiles(page, '**/assets/**/*.js')
  const entries = await page.evaluate(() => history.length)
  const gone = page.waitForEvent('request', (request) => request.isNavigationRequest())
  await page.goBack({ waitUntil: 'commit' })
  await gone
  files.findAgain()
  await expect(page).toHaveURL(/\/$/)
  await untilAlive(page)
  await expectRequests(page, () => documents, ['/'])
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goForward()
  await expect(heading(page)).toContainText('Nimbus')
})

test('[R4.9] C13: a site’s own lost module loads the first page anew once, and the server’s page is there', async ({
  page,
}) => {
  const documents = watchDocuments(page)
  await page.route('**/assets/site-*.js', (route) => route.fulfill({ status: 404 }))
  const again = page.waitForEvent('request', (request) => request.isNavigationRequest() && documents.length === 2)
  await page.goto(MERCHANT, { waitUntil: 'commit' })
  await again
  await page.waitForLoadState('networkidle')
  await expectRequests(page, () => documents, [MERCHANT, MERCHANT])
  await expect(heading(page)).toContainText('Nimbus')
})
