import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import type { Page } from '@playwright/test'
import { findBarriers } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

/** Sites that rank their offers. */
const SITES = {
  'from left to right': { label: 'fr', language: 'fr-FR', lastTests: /Derniers tests/ },
  'from right to left': { label: 'cpae', language: 'ar-AE', lastTests: /آخر الاختبارات/ },
} as const
type Words = (typeof SITES)[keyof typeof SITES]

const MERCHANT = '/stores/nimbus-shoes'
/** Of the score: what tests and votes say. */
const LARGEST_WEIGHT = 0.35

/** From a card to all tests of its offer, and on to how offers are put in order. */
async function followTrust(page: Page, { language, lastTests }: Words, check: () => Promise<void>): Promise<void> {
  const card = page.locator('article[data-coupon-id]').filter({ hasText: lastTests }).first()
  await expect(card).toBeVisible()
  await check()
  const terms = card.locator('summary')
  if ((await terms.count()) > 0) await terms.press('Enter')
  await card.locator('a[data-page="coupon"]').last().press('Enter')
  await expect(page).toHaveURL(/\/coupons\/\d+$/)
  await expect(page.locator('section[aria-labelledby=trials]').getByRole('listitem').first()).toBeVisible()
  await check()
  await page.getByRole('contentinfo').locator('a[href="/how-we-rank"]').press('Enter')
  await expect(page).toHaveURL(/\/how-we-rank$/)
  await expect(page.getByRole('main')).toContainText(
    new Intl.NumberFormat(language, { style: 'percent' }).format(LARGEST_WEIGHT),
  )
  await check()
}

for (const [name, site] of drawOne(Object.entries(SITES), 'trust')) {
  test.describe(`On a site ${name}, a shopper (${SAMPLED})`, () => {
    test('[R1.4] follows by the keyboard from a card to its tests, and to how offers are ranked', async ({
      page,
      bed,
    }) => {
      await openAlive(page, bed.origins[site.label] + MERCHANT)
      await followTrust(page, site, async () => expect(await findBarriers(page)).toEqual([]))
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[R1.4] finds the same', async ({ page, bed }) => {
        await page.goto(bed.origins[site.label] + MERCHANT)
        await followTrust(page, site, async () => {})
      })
    })
  })
}
