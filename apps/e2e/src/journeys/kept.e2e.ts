import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { findBarriers } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

/** Sites that need not ask, with what they say. */
const SITES = {
  'from left to right': {
    label: 'www',
    path: '/stores/nimbus-shoes',
    saveMerchant: /^Save ?: Nimbus Shoes$/,
    savedMerchant: /^Saved ?: Nimbus Shoes$/,
    saveOffer: 'Save this offer',
    row: 'Your stores',
    forget: 'Clear all of this',
    forgotten: /^Cleared/,
    share: 'Share',
    copied: 'Link copied',
  },
  'from right to left': {
    label: 'ae',
    path: '/stores/nimbus-shoes',
    saveMerchant: /^حفظ .*Nimbus/,
    savedMerchant: /^تم الحفظ .*Nimbus/,
    saveOffer: 'حفظ هذا العرض',
    row: 'المتاجر المحفوظة',
    forget: 'نسيان كل ذلك',
    forgotten: /^تم المسح/,
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
  },
} as const

for (const [name, { label, path, ...words }] of drawOne(Object.entries(SITES), 'kept')) {
  test(`[R4.15] on a site ${name} (${SAMPLED}) a shopper saves by the keyboard, finds it at home, and forgets all of it`, async ({
    page,
    bed,
  }) => {
    // A desk that does not share, and whose clipboard is open to pages.
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(globalThis, { copied })
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } })
    })
    await openAlive(page, bed.origins[label] + path)
    await page.getByRole('button', { name: words.saveMerchant }).press('Enter')
    await expect(page.getByRole('button', { name: words.savedMerchant })).toBeFocused()
    const card = page.locator('article', { has: page.locator('[data-action=get-code]') }).first()
    const offer = card.getByRole('button', { name: words.saveOffer })
    await offer.press('Enter')
    await expect(offer).toHaveAttribute('aria-pressed', 'true')
    const id = await card.getAttribute('data-coupon-id')
    await page.getByRole('button', { name: words.share }).press('Enter')
    await expect(page.getByText(words.copied)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toEqual([bed.origins[label] + path])
    expect(await findBarriers(page)).toEqual([])

    await openAlive(page, `${bed.origins[label]}${path}?promoid=${id}`)
    const besideCode = page.locator('[data-card=revealed]').getByRole('button', { name: words.saveOffer })
    await expect(besideCode).toHaveAttribute('aria-pressed', 'true')
    expect(await findBarriers(page)).toEqual([])

    await openAlive(page, `${bed.origins[label]}/`)
    const row = page.getByRole('region', { name: words.row })
    // And the code that was opened.
    await expect(row.getByRole('link')).toHaveCount(3)
    expect(await findBarriers(page)).toEqual([])
    await row.getByRole('button', { name: words.forget }).press('Enter')
    await expect(row.getByText(words.forgotten)).toBeFocused()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('td:kept'))).toBeNull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, { label, path, ...words }] of Object.entries(SITES))
    test(`[R4.15] a site ${name} offers nothing to save or share with, and no row`, async ({ page, bed }) => {
      await page.goto(bed.origins[label] + path)
      await expect(page.locator('article').first()).toBeVisible()
      for (const button of [words.saveMerchant, words.saveOffer, words.share])
        await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      await page.goto(`${bed.origins[label]}/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: words.row })).toHaveCount(0)
    })
})

test('[R7.11] [R4.15] on a site that asks there is nothing to save with before a yes, and nothing is stored', async ({
  page,
  bed,
}) => {
  await openAlive(page, `${bed.origins.uk}/stores/nimbus-shoes`)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  const save = page.getByRole('button', { name: /^Save ?: Nimbus/ })
  await expect(save).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()
  await save.click()
  await expect(page.getByRole('button', { name: /^Saved ?: Nimbus/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('td:kept'))).toContain('nimbus-shoes')
})
