import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import type { Page } from '@playwright/test'
import { findBarriers, findBarriersWithoutScript } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const SITES = {
  'from left to right': { label: 'uk', path: '/stores/nimbus-shoes', all: /^All \d reviews$/ },
  'from right to left': { label: 'ae', path: '/stores/mihbaj', all: /^كل التقييمات \(\d\)$/ },
} as const

const dialog = (page: Page) => page.locator('#all-reviews')
const reviews = (page: Page) => dialog(page).locator('li[data-rating]')
const readStars = (page: Page) =>
  page
    .locator('section[aria-labelledby="reviews"] > ul > li')
    .evaluateAll((shown) => shown.map((one) => Number(one.getAttribute('data-rating'))))

for (const [name, { label, path, all }] of drawOne(Object.entries(SITES), 'reviews')) {
  test.describe(`On a site ${name} (${SAMPLED})`, () => {
    test('[R1.6] all reviews open by the keyboard, by their stars; the lowest is among the first three', async ({
      page,
      bed,
    }) => {
      await openAlive(page, bed.origins[label] + path)
      const first = await readStars(page)
      expect(first).toHaveLength(3)
      await page.getByRole('link', { name: all }).press('Enter')
      await expect(dialog(page)).toHaveAttribute('open')
      const shown = await reviews(page).evaluateAll((every) => every.map((one) => Number(one.dataset['rating'])))
      expect(shown.length).toBeGreaterThan(3)
      expect(Math.min(...first)).toBe(Math.min(...shown))
      expect(await findBarriers(page)).toEqual([])

      const lowest = Math.min(...shown)
      await dialog(page).locator(`input[value="${lowest}"]`).press('Space')
      await expect(reviews(page).filter({ visible: true })).toHaveCount(shown.filter((one) => one === lowest).length)
      expect(await findBarriers(page)).toEqual([])

      // The form within it, and back.
      await dialog(page).locator('a[href^="/api/form/review"]').press('Enter')
      await expect(dialog(page).getByRole('dialog').getByRole('radio').first()).toBeFocused()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page).locator('a[href^="/api/form/review"]')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('link', { name: all })).toBeFocused()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[R1.6] the link leads to all of them', async ({ page, bed }) => {
        await page.goto(bed.origins[label] + path)
        await expect(dialog(page)).toBeHidden()
        await page.getByRole('link', { name: all }).press('Enter')
        await expect(reviews(page).first()).toBeInViewport()
        expect(await reviews(page).count()).toBeGreaterThan(3)
        expect(await findBarriersWithoutScript(page)).toEqual([])
        const fives = dialog(page).locator('input[value="5"]')
        await fives.press('Space')
        await expect(fives).toBeChecked()
        await expect(reviews(page).filter({ visible: true })).toHaveCount(
          await dialog(page).locator('li[data-rating="5"]').count(),
        )
        expect(await findBarriersWithoutScript(page)).toEqual([])
      })
    })
  })
}
