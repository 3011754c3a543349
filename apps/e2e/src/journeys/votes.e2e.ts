import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import type { BrowserContext, Page } from '@playwright/test'
import { findBarriers } from '../support/findBarriers.ts'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { watchShifts } from '../support/watchShifts.ts'

/** Shops on which no other journey votes, with what their sites say. */
const SITES = {
  'from left to right': {
    label: 'uk',
    path: '/stores/volta-and-vine',
    worked: 'Worked',
    failed: 'Did not work',
    newCustomers: 'New customers only',
    notCounted: /does not count against it/,
    offline: /^You are offline/,
    own: ['You: did not work', 'You: worked'],
  },
  'from right to left': {
    label: 'ae',
    path: '/stores/mihbaj',
    worked: 'عمل',
    failed: 'لم يعمل',
    newCustomers: 'للعملاء الجدد فقط',
    notCounted: /لا يُحتسب ذلك ضده/,
    offline: /^لا يوجد اتصال/,
    own: ['إجابتك: لم يعمل الكود', 'إجابتك: عمل الكود'],
  },
} as const

const getCode = (page: Page) => page.locator('a[data-action="get-code"]').first()
const codes = (page: Page) => page.locator('[data-code]')
const forms = (page: Page) => page.locator('form[action="/api/vote"]')
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const storedKeys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

/** Asks for the first code of a list, by the keyboard. @returns its tab, and its ticket on the list */
async function openCode(page: Page, context: BrowserContext) {
  const id = await getCode(page).getAttribute('data-coupon-id')
  const opened = context.waitForEvent('page')
  await getCode(page).press('Enter')
  return { codeTab: await opened, ticket: page.locator(`article[data-coupon-id="${id}"]`) }
}

for (const [name, { label, path, ...words }] of drawOne(Object.entries(SITES), 'votes')) {
  test.describe(`On a site ${name}, a shopper (${SAMPLED})`, () => {
    test('[R4.11] [R4.12] says by the keyboard that a code failed, gets the next one, and finds it open on the list', async ({
      page,
      context,
      bed,
    }) => {
      const shifts = await watchShifts(context, 'loaded')
      await openAlive(page, bed.origins[label] + path)
      const { codeTab, ticket } = await openCode(page, context)
      await expect(page).toHaveURL(/\/demo-shop\//)
      await untilAlive(codeTab)
      const code = await codes(codeTab).innerText()
      await expect(codeTab.getByRole('heading', { level: 2 }).first()).toBeFocused()
      await expect(answer(codeTab, words.failed)).toHaveCount(0)

      // The heading, Copy, the way to the shop, Worked, Did not work.
      await codeTab.keyboard.press('Tab')
      await codeTab.keyboard.press('Enter')
      await expect(answer(codeTab, words.failed)).toBeVisible()
      for (const _ of ['shop', 'worked', 'failed']) await codeTab.keyboard.press('Tab')
      await codeTab.keyboard.press('Enter')
      await expect(codes(codeTab)).toHaveCount(2)
      await expect(answer(codeTab, words.failed)).toHaveAttribute('aria-pressed', 'true')
      expect(await findBarriers(codeTab)).toEqual([])

      await context.setOffline(true)
      await answer(codeTab, words.newCustomers).press('Enter')
      await expect(codeTab.getByText(words.offline).first()).toBeVisible()
      await context.setOffline(false)
      await expect(codeTab.getByText(words.notCounted)).toBeVisible()

      await page.goBack()
      await expect(ticket).toContainText(code)
      await expect(ticket).toContainText(words.own[0])
      await answer(codeTab, words.worked).press('Enter')
      await expect(ticket, 'the tabs are in step').toContainText(words.own[1])
      await codeTab.reload()
      await expect(answer(codeTab, words.worked), 'what was said last').toHaveAttribute('aria-pressed', 'true')
      expect(await findBarriers(page)).toEqual([])
      expect(shifts).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[R4.11] does the same by plain forms', async ({ page, context, bed }) => {
        await page.goto(bed.origins[label] + path)
        const { codeTab } = await openCode(page, context)
        await answer(codeTab, words.failed).press('Enter')
        await expect(codeTab).toHaveURL(/[?&]voted=no#/)
        await expect(codes(codeTab)).toHaveCount(2)
        await answer(codeTab, words.newCustomers).press('Enter')
        await expect(codeTab).toHaveURL(/[?&]voted=not-eligible#/)
        await expect(codeTab.getByText(words.notCounted)).toBeInViewport()
        await expect(forms(codeTab)).toHaveCount(3)
      })
    })
  })
}

test('[R7.11] [R4.12] on a site that asks, opened coupons are stored from a yes on, and no sooner', async ({
  page,
  context,
  bed,
}) => {
  await openAlive(page, `${bed.origins.uk}/stores/nimbus-shoes`)
  const { codeTab, ticket } = await openCode(page, context)
  await untilAlive(codeTab)
  const code = await codes(codeTab).innerText()
  await expect(page).toHaveURL(/\/demo-shop\//)
  await page.goBack()
  await expect(ticket).toContainText(code)
  expect([await context.cookies(), await storedKeys(page)]).toEqual([[], []])
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('td:opened'))).toContain(code)
  await codeTab.close()
  await page.reload()
  await expect(ticket).toContainText(code)
})
