import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import type { Locator, Page } from '@playwright/test'
import { findBarriers } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const SITES = {
  'from left to right': {
    label: 'uk',
    words: 'nimbus shoes',
    typo: 'nimbsu',
    merchant: '/stores/nimbus-shoes',
    asks: true,
  },
  'from right to left': { label: 'ae', words: 'مهباج', typo: 'مهبج', merchant: '/stores/mihbaj', asks: false },
} as const

const mainField = (page: Page) => page.getByRole('main').locator('input[name=q]')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('td:searches'))

const literalPath = (words: string) => `/search?q=${encodeURIComponent(words)}&literal=1`

/** By the keyboard alone. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  const isThere = () => field.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < 60 && !(await isThere()); pressed += 1) await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await expect(field).toHaveRole('combobox')
}

for (const [name, { label, words, typo, merchant, asks }] of drawOne(Object.entries(SITES), 'search')) {
  test.describe(`On a site ${name}, a shopper (${SAMPLED})`, () => {
    test('[R1.7] searches by the keyboard alone, finds the search again, and removes it', async ({ page, bed }) => {
      await openAlive(page, `${bed.origins[label]}/search`)
      await tabTo(page, mainField(page))
      await page.keyboard.insertText(words)
      await expect(page.locator(`[role=option][href="${merchant}"]`)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(selected(page)).toHaveAttribute('href', merchant)
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('End')
      await expect(selected(page)).toContainText(words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${bed.origins[label]}/search?q=${encodeURIComponent(words)}`)
      await expect(page.getByRole('main').locator(`a[href="${merchant}"]`).first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])

      await tabTo(page, mainField(page))
      await page.keyboard.press('Escape')
      await expect(mainField(page)).toHaveValue('')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(selected(page)).toContainText(words)
      expect(await findBarriers(page)).toEqual([])
      const stored = await readStored(page)
      expect(stored?.includes(words) ?? false, 'stored only where nobody need be asked').toBe(!asks)
      await page.keyboard.press('Delete')
      await expect(page.getByRole('option').filter({ hasText: words })).toHaveCount(0)
      expect(await readStored(page)).toBeNull()
    })

    test('[R1.7] is shown by the keyboard alone what a typo meant, and gets what was typed all the same', async ({
      page,
      bed,
    }) => {
      await openAlive(page, `${bed.origins[label]}/search`)
      await tabTo(page, mainField(page))
      await page.keyboard.insertText(typo)
      await expect(page.locator(`[role=option][href="${merchant}"]`)).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('ArrowUp')
      await expect(selected(page)).toHaveAttribute('href', literalPath(typo))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(bed.origins[label] + literalPath(typo))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typo)
      expect(await findBarriers(page)).toEqual([])
      await page.locator('[aria-labelledby=meant] a').press('Enter')
      await expect(page.getByRole('main').locator(`h2 a[href="${merchant}"]`)).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[R1.7] finds a merchant with its best code, and what was meant by a typo', async ({ page, bed }) => {
        const card = page.getByRole('main').locator(`h2 a[href="${merchant}"]`)
        await page.goto(`${bed.origins[label]}/search`)
        await mainField(page).fill(words)
        await mainField(page).press('Enter')
        await expect(card).toBeVisible()
        await expect(page.getByRole('article').first().locator('[data-action]').first()).toBeVisible()

        await mainField(page).fill(typo)
        await mainField(page).press('Enter')
        await expect(card).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText(typo)
        await page.locator(`a[href="${literalPath(typo)}"]`).click()
        await expect(page).toHaveURL(bed.origins[label] + literalPath(typo))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(typo)
        await expect(card).toHaveCount(0)
        await page.locator('[aria-labelledby=meant] a').click()
        await expect(card).toBeVisible()
      })
    })
  })
}

test.describe('Without a connection', () => {
  // What was still to be loaded when it went, the browser tells of.
  test.use({ expectedNoise: ['ERR_INTERNET_DISCONNECTED'] })

  test('[R1.7] typing offline says so, and finds as soon as the connection is back', async ({ page, context }) => {
    await openAlive(page, '/')
    await mainField(page).click()
    await expect(mainField(page)).toHaveRole('combobox')
    await context.setOffline(true)
    await page.keyboard.insertText('nimbus')
    const list = page.getByRole('main')
    await expect(list.getByText(/^You are offline/).first()).toBeVisible()
    await expect(list.getByRole('option', { name: 'Search for “nimbus”' })).toBeVisible()
    await context.setOffline(false)
    await expect(list.getByRole('option', { name: /Nimbus Shoes/ })).toBeVisible()
  })
})
