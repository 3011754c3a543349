import type { Page } from '@playwright/test'
import { listCodeFiles, untilHere, openAlive, preventPrefetch } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const NIMBUS = '/stores/nimbus-shoes'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const merchantLink = (page: Page) => page.locator(`main a[href="${NIMBUS}"]`).first()

/** What the page asks for from now on. */
function listen(page: Page) {
  const requests: { kind: string; path: string }[] = []
  page.on('request', (request) =>
    requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  )
  const listPaths = (...kinds: string[]) => requests.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
  return { code: () => listPaths('script', 'stylesheet'), documents: () => listPaths('document'), requests }
}

/** What comes with the code of merchants' pages. */
const merchantStyles = (page: Page) => page.locator('link[rel=stylesheet][href*="/merchant."]')

/** How many stylesheets are in force. */
const stylesheets = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).length)

test.describe('The code of a page', () => {
  test('[R4.10] is here before the click, and nothing else is', async ({ page, bed }) => {
    const merchantCode = await listCodeFiles(bed, NIMBUS)
    const { requests } = listen(page)
    await openAlive(page, '/')
    await untilHere(page, merchantCode)
    expect(requests.filter(({ path }) => path === '/api/page' || path.startsWith('/go-'))).toEqual([])

    const { code, documents } = listen(page)
    await merchantLink(page).click()
    await expect(heading(page)).toContainText('Nimbus')
    // The new page prefetches in its turn.
    expect([code().filter((file) => merchantCode.includes(file)), documents()]).toEqual([[], []])
  })

  test('[R4.10] waits for the click in data-saver mode', async ({ page }) => {
    await preventPrefetch(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const { code } = listen(page)
    await merchantLink(page).hover()
    await page.waitForTimeout(300)
    expect(code()).toEqual([])
    await expect(merchantStyles(page)).toHaveCount(0)
    await merchantLink(page).click()
    await expect(heading(page)).toContainText('Nimbus')
    expect(code().filter((path) => path.endsWith('.js'))).toHaveLength(1)
  })
})

test.describe('Code that cannot be had yet', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED'] })

  test('[R4.10] P17 is no matter: the page stays, and the click leads on', async ({ page, bed }) => {
    // So low that the shops at the page's end, whose code would come too, are out of sight.
    await page.setViewportSize({ width: 1280, height: 300 })
    await openAlive(page, '/privacy')
    await untilHere(page, await listCodeFiles(bed, '/'))
    const { documents, code } = listen(page)
    await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort())
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/)
    await page.waitForLoadState('networkidle')
    await merchantLink(page).hover()
    await expect.poll(() => code().length).toBeGreaterThan(0)
    await page.waitForTimeout(300)
    await expect(page).toHaveURL(/\/$/)
    expect(documents()).toEqual([])

    await page.unroute(/\/assets\/.*\.(?:js|css)$/)
    const before = await stylesheets(page)
    await merchantLink(page).click()
    await expect(heading(page)).toContainText('Nimbus')
    expect(documents()).toEqual([])
    expect(await stylesheets(page), 'the page has its own stylesheet').toBeGreaterThan(before)
  })
})

test.describe('Code that cannot be had at the click either', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED', 'This page could not be loaded'] })

  test('[R4.9] C10 loads the target as a document', async ({ page, bed }) => {
    const merchantCode = await listCodeFiles(bed, NIMBUS)
    await page.setViewportSize({ width: 1280, height: 300 })
    await openAlive(page, '/privacy')
    await untilHere(page, await listCodeFiles(bed, '/'))
    const isMerchants = (url: URL) => merchantCode.includes(url.pathname)
    await page.route(isMerchants, (route) => route.abort())
    const { documents, code } = listen(page)
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/)
    await merchantLink(page).hover()
    await expect.poll(() => code().filter((file) => merchantCode.includes(file)).length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(documents(), 'nothing shows yet').toEqual([])
    await merchantLink(page).click()
    await expect.poll(documents).toEqual([NIMBUS])
    await page.unroute(isMerchants)
    await expect(heading(page)).toContainText('Nimbus')
  })
})
