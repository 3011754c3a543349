import type { BrowserContext, Page } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { watchShifts } from '../support/watchShifts.ts'

/** With more offers than stand before a place. */
const LIST = '/categories/fashion'
const AD_HOST = 'pagead2.googlesyndication.com'
const SCRIPT = `https://${AD_HOST}/pagead/js/adsbygoogle.js?client=ca-pub-0000000000000000`

/** Fills what is asked for with a picture, larger than its place; as the ad service does, by what it finds in the document. */
const STAND_IN = `
const fill = () => {
  for (const unit of document.querySelectorAll('ins.adsbygoogle:not([data-ad-status])')) {
    const picture = document.createElement('canvas')
    picture.width = 970
    picture.height = 600
    unit.append(picture)
    unit.dataset.adStatus = 'filled'
  }
}
window.adsbygoogle = { push: fill }
fill()
`

/** Answers for every host that is not of the test. @returns what was asked of them */
async function watchOthers(context: BrowserContext, answer: 'fills' | 'is blocked' = 'fills'): Promise<string[]> {
  const requests: string[] = []
  await context.route(
    ({ hostname }) => !/\.(?:example|localhost)$/.test(hostname),
    (route) => {
      requests.push(route.request().url())
      if (answer === 'is blocked') return route.abort('blockedbyclient')
      return route.fulfill({
        body: STAND_IN,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      })
    },
  )
  return requests
}

const place = (page: Page, name: 'list' | 'aside') => page.locator(`[data-ad-place=${name}]`)
const accept = (page: Page) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()

async function openAndReadPolicy(page: Page, origin: string): Promise<string> {
  const [response] = await Promise.all([page.waitForResponse(origin + LIST), openAlive(page, origin + LIST)])
  return (await response.headerValue('content-security-policy')) ?? ''
}

test('[R1.2] [R7.11] a site with an ads id asks nobody and shows no place before a yes; then each page has its two places, and nothing moves', async ({
  page,
  context,
  bed,
}) => {
  const requests = await watchOthers(context)
  const shifts = await watchShifts(context)
  expect(await openAndReadPolicy(page, bed.origins.cpuk)).toMatch(
    new RegExp(`; frame-src https://${AD_HOST} https://[^;]+;`),
  )
  await expect(place(page, 'list')).toBeHidden()
  await accept(page)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await expect(place(page, 'list'), 'the page that is there stays as it is').toBeHidden()

  await openAlive(page, bed.origins.cpuk + LIST)
  await page.waitForLoadState('networkidle')
  // What the page itself has moved by then is no business of an advertisement.
  const shiftsBefore = shifts.length
  const list = place(page, 'list')
  await expect(list).toBeVisible()
  const before = await list.evaluate((slot) => slot.getBoundingClientRect().height)
  const order = await page
    .locator('[data-card], [data-ad-place]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-ad-place') ?? 'offer'))
  expect(order.slice(0, 8)).toEqual([...Array<string>(6).fill('offer'), 'list', 'offer'])
  await list.scrollIntoViewIfNeeded()
  await expect(list.locator('ins canvas')).toHaveCount(1)
  expect(await list.evaluate((slot) => slot.getBoundingClientRect().height)).toBe(before)
  await place(page, 'aside').scrollIntoViewIfNeeded()
  await expect(place(page, 'aside').locator('ins canvas')).toHaveCount(1)
  expect(requests).toEqual([SCRIPT])
  expect(await page.evaluate(() => document.querySelectorAll('article [data-ad-place]').length)).toBe(0)
  expect(shifts.slice(shiftsBefore)).toEqual([])

  // A page that is opened in the same document has its own.
  await page.locator('main article a[data-page=merchant]').first().click()
  await expect(page).toHaveURL(/\/stores\//)
  await place(page, 'aside').scrollIntoViewIfNeeded()
  await expect(place(page, 'aside').locator('ins canvas')).toHaveCount(1)
  expect(requests).toEqual([SCRIPT])
})

test.describe('Where a blocker is', () => {
  test.use({ expectedNoise: ['ERR_BLOCKED_BY_CLIENT'] })

  test('[R1.2] the places out of sight go, offers work, and nothing moves', async ({ page, context, bed }) => {
    await context.addCookies([{ name: 'cf_consent', value: 'yes', url: bed.origins.cpuk }])
    const requests = await watchOthers(context, 'is blocked')
    const shifts = await watchShifts(context)
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, bed.origins.cpuk + LIST)
    await page.waitForLoadState('networkidle')
    const shiftsBefore = shifts.length
    await page.mouse.wheel(0, 600)
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    await expect(place(page, 'aside')).toBeHidden()
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('a[data-action="get-code"]').first().click(),
    ])
    await expect(opened).toHaveURL(/promoid=/)
    expect(shifts.slice(shiftsBefore)).toEqual([])
    await expect(page).toHaveURL(/\/demo-shop\//)
    await opened.waitForLoadState()
  })
})

test('[R1.2] neither a preview of the site, nor a site without an id, has a place or asks anybody', async ({
  page,
  context,
  bed,
}) => {
  const requests = await watchOthers(context)
  const preview = `http://cpuk.cpw.localhost:${bed.ports.PORT_CPW}`
  for (const origin of [preview, bed.origins.cpde]) {
    await context.addCookies([{ name: 'cf_consent', value: 'yes', url: origin }])
    const policy = await openAndReadPolicy(page, origin)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-ad-place]:visible')).toHaveCount(0)
    if (origin !== preview) expect(policy).not.toContain(AD_HOST)
  }
  expect(requests).toEqual([])
})
