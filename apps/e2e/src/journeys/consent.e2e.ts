import type { BrowserContext, Page, Response } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { watchShifts } from '../support/watchShifts.ts'

const MERCHANT = '/stores/nimbus-shoes'

/** A script that holds the bar: it alone tells the page how high it is. */
const HOLDS_BAR = /['"`]--consent-bar['"`]/

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
const code = (page: Page) => page.locator('a[data-action="get-code"]').first()
const storedKeys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
const choice = async (context: BrowserContext) =>
  (await context.cookies()).flatMap(({ name, value, secure, sameSite }) =>
    name === 'cf_consent' ? [{ value, secure, sameSite }] : [],
  )

/** The record of the merchant whose page was shown last. */
const merchantRecord = async (context: BrowserContext) => {
  const found = (await context.cookies()).find(({ name }) => name === 'cf_merchant')
  return found && JSON.parse(decodeURIComponent(found.value))
}

/** Asks for a code, and waits until the click was counted and this tab has gone on to the shop. */
async function askForCode(page: Page): Promise<void> {
  const counted = page.waitForRequest((request) => request.url().includes('/api/pagepoint?type=click'))
  await Promise.all([page.context().waitForEvent('page'), code(page).click()])
  expect((await counted).method()).toBe('POST')
  await expect(page).toHaveURL(/\/demo-shop\//)
}

test.describe('On a site that asks for consent', () => {
  test('[R7.11] nothing is written before a yes; a no from the foot of the page deletes it, in all tabs', async ({
    page,
    context,
    bed,
  }) => {
    await openAlive(page, bed.origins.uk + MERCHANT)
    await expect(bar(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await askForCode(page)
    expect([await context.cookies(), await storedKeys(page)]).toEqual([[], []])

    const other = await context.newPage()
    await openAlive(other, bed.origins.uk)
    await expect(bar(other)).toBeVisible()
    await openAlive(page, bed.origins.uk + MERCHANT)
    await bar(page).getByRole('button', { name: 'Accept' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await choice(context)).toEqual([{ value: 'yes', secure: false, sameSite: 'Lax' }])
    expect(await merchantRecord(context), 'the page that is shown at the yes').toEqual({ id: expect.any(Number) })
    await expect(bar(other), 'the other tab follows').toHaveCount(0)
    await askForCode(page)
    expect(await storedKeys(page)).toContainEqual(expect.stringMatching(/^td:cp:\d+:\d+:click$/))

    await openAlive(page, bed.origins.uk)
    await expect(bar(page)).toHaveCount(0)
    await settings(page).click()
    await expect(bar(page)).toContainText('You have accepted.')
    await bar(page).getByRole('button', { name: 'Decline' }).click()
    await expect(settings(page)).toBeFocused()
    expect(await storedKeys(page)).toEqual([])
    expect(await choice(context)).toMatchObject([{ value: 'no' }])
    await page.reload()
    await expect(settings(page)).toBeEnabled()
    await expect(bar(page)).toHaveCount(0)
  })

  test('[R7.11] a bar covers neither the code that is next nor what has the keyboard, and moves nothing', async ({
    page,
    context,
    bed,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const shifts = await watchShifts(context)
    await openAlive(page, bed.origins.uk + MERCHANT)
    await expect(bar(page)).toBeVisible()
    const clearance = async (part: ReturnType<Page['locator']>) => {
      const [box, barBox] = [await part.boundingBox(), await bar(page).boundingBox()]
      return barBox && box ? barBox.y - (box.y + box.height) : Number.NaN
    }
    for (const part of await page.locator('a[data-action="get-code"]').all()) {
      // As the keyboard does: the browser scrolls as little as it can.
      await part.focus()
      expect(await clearance(part)).toBeGreaterThanOrEqual(0)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => clearance(settings(page))).toBeGreaterThan(0)
    expect(await clearance(page.getByRole('contentinfo')), 'the whole foot of the page can be seen').toBeCloseTo(0, 0)
    expect(shifts).toEqual([])
  })

  test('[R7.11] Global Privacy Control is a no without being asked', async ({ page, context, bed }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await openAlive(page, bed.origins.uk + MERCHANT)
    await settings(page).click()
    await expect(bar(page)).toContainText('“Global Privacy Control”')
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await askForCode(page)
    expect([await context.cookies(), await storedKeys(page)]).toEqual([[], []])
  })
})

test.describe('Where the bar comes late, or not at all', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED'] })

  test('[R7.11] the page is whole, nothing is written, and the foot of the page asks for it again', async ({
    page,
    context,
    bed,
  }) => {
    const scripts: Response[] = []
    page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response)))
    await openAlive(page, bed.origins.uk)
    await expect(bar(page)).toBeVisible()
    const texts = await Promise.all(scripts.map(async (script) => ({ url: script.url(), text: await script.text() })))
    const holder = texts.find(({ text }) => HOLDS_BAR.test(text))?.url ?? ''

    const sending = Promise.withResolvers<void>()
    let isAway = true
    let requests = 0
    await page.route(holder, async (route) => {
      requests += 1
      if (isAway) return route.abort()
      await sending.promise
      return route.continue()
    })
    await openAlive(page, bed.origins.uk)
    await expect.poll(() => requests).toBeGreaterThan(0)
    await settings(page).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)

    isAway = false
    const before = requests
    // The click before may not have failed yet.
    await expect(async () => {
      await settings(page).click()
      await expect.poll(() => requests, { timeout: 1000 }).toBeGreaterThan(before)
    }).toPass()
    // Nobody waits for it.
    await page.locator(`main a[href="${MERCHANT}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${MERCHANT}$`))
    await expect(code(page)).toBeVisible()
    expect([await context.cookies(), await storedKeys(page)]).toEqual([[], []])
    sending.resolve()
    await expect(bar(page)).toBeVisible()
    await bar(page).getByRole('button', { name: 'Decline' }).click()
    expect(await choice(context)).toMatchObject([{ value: 'no' }])
  })
})

test('[R7.11] [R3.5] a site that need not ask loads no bar, remembers the merchant, and takes a no', async ({
  page,
  context,
}) => {
  /** For each script, whether it holds the bar. */
  const scripts: Promise<boolean>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const text = response.text().catch(() => 'of a page that was left')
    scripts.push(text.then((script) => HOLDS_BAR.test(script)))
  })
  const countBars = async () => (await Promise.all(scripts)).filter(Boolean).length
  await openAlive(page, '/')
  await expect(settings(page)).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await countBars()).toBe(0)
  expect(await merchantRecord(context)).toBeUndefined()
  await page.locator(`main a[href="${MERCHANT}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${MERCHANT}$`))
  const visit = page.locator('a[data-action="visit"]').first()
  const id = Number(await visit.getAttribute('data-merchant-id'))
  await expect.poll(() => merchantRecord(context)).toEqual({ id })
  await askForCode(page)
  await openAlive(page, MERCHANT)
  expect(await storedKeys(page)).toContainEqual(expect.stringMatching(/^td:cp:\d+:\d+:click$/))
  await settings(page).click()
  await bar(page).getByRole('button', { name: 'Decline' }).click()
  expect(await countBars()).toBe(1)
  expect(await storedKeys(page)).toEqual([])
  expect(await merchantRecord(context)).toBeUndefined()
  expect(await choice(context)).toMatchObject([{ value: 'no' }])
})
