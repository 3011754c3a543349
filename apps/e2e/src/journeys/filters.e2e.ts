import type { Page } from '@playwright/test'
import { findBarriers, findBarriersWithoutScript } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const CATEGORY = '/categories/fashion'
const PHONE = { width: 390, height: 844 }

const chip = (page: Page, name: string) => page.locator(`#filter-${name}`)
const tickets = (page: Page) => page.locator('#list article')
/** What a choice says that it leaves. */
const readCount = async (page: Page, name: string) =>
  Number(/\d+/.exec((await chip(page, name).textContent()) ?? '')?.[0])

test('[R1.2] [R3.6] a list is narrowed by the keyboard alone, in its place, and the address keeps it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAlive(page, CATEGORY)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const codes = await readCount(page, 'type-code')
  await chip(page, 'type-code').focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?type=code$`))
  await expect(page.locator('#list > output')).toHaveText(`${codes} offers · Codes`)
  await expect(chip(page, 'type-code')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(tickets(page)).toHaveCount(Math.min(24, codes))

  // A menu: opened, chosen from, left, and the focus where it was.
  await chip(page, 'for').focus()
  await page.keyboard.press('Enter')
  const newcomers = await readCount(page, 'for-new-customers')
  await chip(page, 'for-new-customers').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?type=code&for=new-customers$/)
  await expect(page.locator('#list > output')).toHaveText(`${newcomers} offers · Codes · New customers`)
  await expect(chip(page, 'for')).toBeFocused()
  await expect(page.locator('#menu-for')).toBeHidden()
  await expect(tickets(page)).toHaveCount(newcomers)
  expect(await findBarriers(page)).toEqual([])

  await page.goBack()
  await expect(tickets(page)).toHaveCount(Math.min(24, codes))
  await page.goForward()
  await expect(tickets(page)).toHaveCount(newcomers)
  expect(documents).toEqual([])
  await page.reload()
  await expect(tickets(page)).toHaveCount(newcomers)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${CATEGORY}$`))
})

test('[R1.2] whoever sorts a list stays at its order, and hears which it is', async ({ page }) => {
  await openAlive(page, CATEGORY)
  await page.locator('#filter-sort').focus()
  await page.keyboard.press('Enter')
  await page.locator('#sort-ending').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sort=ending$/)
  await expect(page.locator('#list > output')).toHaveText(/^\d+ offers · Ending soon$/)
  await expect(page.locator('#filter-sort')).toBeFocused()
})

test('[R1.2] whoever narrows a later page of a list stands at its first one, at the same control', async ({ page }) => {
  await openAlive(page, `${CATEGORY}?page=2`)
  await chip(page, 'type-code').click()
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?type=code$`))
  await expect(chip(page, 'type-code')).toHaveAttribute('aria-current', 'true')
  await expect(chip(page, 'type-code')).toBeFocused()
})

test('[R1.2] a list shows what a choice leaves before its page has come', async ({ page }) => {
  await openAlive(page, CATEGORY)
  const deals = tickets(page).filter({ has: page.getByRole('link', { name: /^Get deal/ }) })
  await expect(deals).not.toHaveCount(0)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/page?*', async (route) => {
    await promise
    await route.continue()
  })
  await chip(page, 'type-code').click()
  await expect(deals.locator('visible=true')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
  resolve()
  await expect(page).toHaveURL(/\?type=code$/)
})

for (const [list, path] of [
  ['a merchant', '/stores/nimbus-shoes'],
  ['a category', CATEGORY],
  ['a channel', '/channels/letter'],
  ['a cashback', '/cashback/nimbus-shoes'],
  ['a search', '/search?q=shoes'],
] as const) {
  test(`[R1.2] the bar of ${list} takes one line of a phone, and counts its list`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const codes = await readCount(page, 'type-code')
    expect((await page.locator('#list nav').boundingBox())?.height).toBeLessThanOrEqual(56)
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}type=code`)
    await expect(tickets(page)).toHaveCount(Math.min(24, codes))
  })
}

test.describe('A list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const site of ['www', 'ae'] as const) {
    test(`[R2.4] of ${site} is narrowed and widened by its links, and has a way out where nothing fits`, async ({
      page,
      bed,
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto(`${bed.origins[site]}${CATEGORY}`)
      const whole = await tickets(page).count()
      const percentages = await readCount(page, 'value-percent')
      await chip(page, 'value').click()
      await chip(page, 'value-percent').click()
      await expect(page).toHaveURL(/\?value=percent#list$/)
      await expect(tickets(page)).toHaveCount(percentages)
      expect(await findBarriersWithoutScript(page)).toEqual([])
      await page.goto(`${bed.origins[site]}${CATEGORY}?for=members&value=gift&ends=soon`)
      await expect(tickets(page)).toHaveCount(0)
      await page.locator('#list a[data-keeps-place]').click()
      await expect(page).toHaveURL(new RegExp(`${CATEGORY}#list$`))
      await expect(tickets(page)).toHaveCount(whole)
    })
  }
})
