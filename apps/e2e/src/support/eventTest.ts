import type { BrowserContext, Page, Request } from '@playwright/test'
import { openEvents } from './events.ts'
import { untilAlive } from './openAlive.ts'
import { expect, test as base } from './test.ts'
import { NOW } from './testBed.ts'

type Events = Awaited<ReturnType<typeof openEvents>>

/** Tests that read what the collector has stored. */
export const test = base.extend<object, { events: Events }>({
  events: [
    async ({ bed }, use) => {
      const events = await openEvents(bed)
      await use(events)
      await events.close()
    },
    { scope: 'worker' },
  ],
})

export const MERCHANT = '/stores/nimbus-shoes'
export const isEvent = (request: Request) =>
  request.url().includes('/api/pagepoint') && !request.url().endsWith('=marker')

/** An offer with a code and with details. */
export const findCard = (page: Page) =>
  page
    .locator('[data-card="offer"]')
    .filter({ has: page.locator('a[data-action="get-code"]') })
    .filter({ has: page.locator('details') })
    .first()

export const readId = async (page: Page) => Number(await findCard(page).getAttribute('data-coupon-id'))

/**
 * Lets the browser believe in the moment of the servers, so that they date its events by their ids. Elsewhere their times are
 * days apart, and events are of the moment at which they came.
 */
export async function sharePresent(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (behindMs) => {
      const readClock = Date.now
      Date.now = () => readClock() - behindMs
    },
    Date.now() - Date.parse(NOW),
  )
}

export async function see(page: Page, card = findCard(page)): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1200)
}

export async function openTab(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), open()])
  return tab
}

/** Sees an offer, opens its details, asks for its code in a new tab, copies it there, goes on to the shop, and to its merchant. */
export async function doEverything(page: Page, context: BrowserContext): Promise<Page> {
  await see(page)
  await findCard(page).locator('summary').click()
  const getCode = findCard(page).locator('a[data-action="get-code"]')
  const tab = await openTab(context, () => getCode.click({ modifiers: ['ControlOrMeta'] }))
  await untilAlive(tab)
  await tab.locator('[data-action="copy-code"]').click()
  await openTab(context, () => tab.locator('a[data-action="go-to-shop"]').first().click())
  await openTab(context, () => page.locator('a[data-action="visit"]').first().click())
  return tab
}

/** What is stored of one coupon and of merchants without one, sorted; waits until there are as many. */
export async function expectStored(
  events: Events,
  page: Page,
  couponId: number,
  expected: readonly string[],
): Promise<void> {
  const read = async () =>
    (await events.readOf(page))
      .filter(({ coupon_id: id }) => id === null || id === couponId)
      .map(({ type, coupon_id: id }) => (id === null ? `${type} of a merchant` : type))
      .toSorted()
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(expected.length)
  // Time for what should not come.
  await page.waitForTimeout(300)
  expect(await read()).toEqual(expected)
}

export const EVERYTHING = ['click', 'copy', 'detail', 'impression', 'shop', 'shop of a merchant'] as const
