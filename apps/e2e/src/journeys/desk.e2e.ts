import { findBarriers } from '../support/findBarriers.ts'
import { expect, test } from '../support/test.ts'

const PAGES = ['/desk', '/desk/sites/ae.clipfront.example', '/desk/figures?site=ae.clipfront.example']

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`The desk, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    for (const path of PAGES) {
      test(`${path} has no barrier that axe finds, and scrolls in one direction`, async ({ page, bed }) => {
        const answer = await page.goto(`http://127.0.0.1:${bed.ports.PORT_ADMIN_API}${path}`)
        expect(answer?.status()).toBe(200)
        expect(await findBarriers(page)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
      })
    }
  })
}

test('One click marks a whole command of the desk', async ({ page, bed }) => {
  await page.goto(`http://127.0.0.1:${bed.ports.PORT_ADMIN_API}/desk`)
  const command = page.locator('code', { hasText: 'npm run rollback' }).first()
  await command.click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await command.textContent())
})

for (const { media, width } of [
  { media: 'screen', width: 390 },
  { media: 'print', width: 718 },
] as const) {
  test(`No column of the desk lies beyond the edge: ${media}, ${width} px wide`, async ({ page, bed }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ media })
    for (const path of PAGES.slice(0, 2)) {
      await page.goto(`http://127.0.0.1:${bed.ports.PORT_ADMIN_API}${path}`)
      const cut = await page
        .getByRole('region')
        .evaluateAll((tables) =>
          tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.ariaLabel),
        )
      expect(cut).toEqual([])
    }
  })
}
