import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

test.describe('The directory', () => {
  test('[R2.7] by keyboard: a letter of the bar leads to its shops, below the bar', async ({ page }) => {
    await openAlive(page, '/stores')
    const bar = page.getByRole('navigation', { name: /by letter/ })
    await bar.getByRole('link', { name: /^N / }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/stores#n$/)
    const heading = page.getByRole('heading', { name: 'N', exact: true })
    await expect(heading).toBeInViewport()
    const { height = 0, y = 1 } = (await bar.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'N', exact: true }).getByRole('link').first()).toBeFocused()
  })
})

test.describe('The directory without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: ['404 (Not Found)'] })

  test('has a page of each letter, however it is written, and a shop is one click away', async ({ page }) => {
    expect((await page.goto('/stores?letter=N&utm_source=mail'))?.status()).toBe(200)
    const current = page.getByRole('navigation', { name: /by letter/ }).locator('[aria-current=page]')
    await expect(current).toHaveText(/^N/)
    await page.getByRole('main').getByRole('link', { name: 'Nimbus Shoes' }).first().click()
    await expect(page).toHaveURL(/\/stores\/nimbus-shoes$/)
    for (const letter of ['qq', '%00', '%C3%91%C3%91'])
      expect((await page.goto(`/stores?letter=${letter}`))?.status()).toBe(404)
  })
})
