import type { Page } from '@playwright/test'
import { MERCHANT, test } from '../support/eventTest.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect } from '../support/test.ts'
import { SHOPPER_USER_AGENT } from '../support/testBed.ts'

// A visitor of its own: the collector knows one by it.
test.use({ userAgent: SHOPPER_USER_AGENT.replace('141.', '139.') })

interface VitalRecord {
  name: string
  page: string
  rating: string
  attribution: Record<string, unknown>
}

const readVitals = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('td:web-vitals') ?? '[]') as VitalRecord[])

/** Whether the document has asked for the code that measures: what only its attribution names stands in it. */
const hasMeasuringCode = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return texts.some((text) => text.includes('largestShiftTarget'))
  })

test('[R3.8] an address with tdweb=1 stores its web vitals with their causes, and sends each once; no other loads the code', async ({
  page,
  events,
}) => {
  await openAlive(page, `${MERCHANT}?tdweb=true`)
  await page.waitForLoadState('networkidle')
  expect(await hasMeasuringCode(page)).toBe(false)

  await openAlive(page, `${MERCHANT}?tdweb=1`)
  await page.waitForLoadState('networkidle')
  expect(await hasMeasuringCode(page)).toBe(true)
  await page.locator('main article summary').first().click()
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL(/\/about/)
  // As when another tab comes to the front, which no headless browser does: that is when values are final. A document that is left
  // in its tab sends all five as well, but under the name of the headless browser, whatever is set here: they are a robot's then.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const stored = await readVitals(page)
  expect(stored.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  expect(new Set(stored.map((one) => one.page)), 'a client navigation resets none').toEqual(new Set(['merchant']))
  for (const { rating, attribution } of stored) {
    expect(rating).toMatch(/^(good|needs-improvement|poor)$/)
    expect(Object.values(attribution).every((value) => ['string', 'number'].includes(typeof value))).toBe(true)
  }
  expect(stored.find(({ name }) => name === 'LCP')?.attribution).toHaveProperty('elementRenderDelay')
  const readSent = async () =>
    (await events.readOf(page)).flatMap(({ type, page: pageType, detail }) =>
      type === 'web-vitals' ? [`${pageType} ${(detail as { metric?: string }).metric}`] : [],
    )
  await expect.poll(async () => (await readSent()).length).toBeGreaterThanOrEqual(5)
  expect((await readSent()).toSorted()).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((metric) => `static ${metric}`),
  )
})

test('[R7.4] the calls of a page carry _ivr and td_ray as headers, where there are such cookies', async ({
  page,
  context,
  bed,
}) => {
  const carried: (string | undefined)[][] = []
  page.on('request', (request) => {
    const headers = request.headers()
    if (new URL(request.url()).pathname === '/api/page') carried.push([headers['_ivr'], headers['td_ray']])
  })
  await openAlive(page, MERCHANT)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL(/\/about/)
  const url = bed.origins.www
  await context.addCookies([
    { name: '_ivr', value: 'i.1', url },
    { name: 'td_ray', value: 'ray-2', url },
  ])
  await page.locator('footer a[href="/how-we-test"]').click()
  await expect(page).toHaveURL(/\/how-we-test/)
  expect([carried[0], carried.at(-1)]).toEqual([
    [undefined, undefined],
    ['i.1', 'ray-2'],
  ])
})
