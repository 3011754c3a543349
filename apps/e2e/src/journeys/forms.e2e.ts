import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import type { Page } from '@playwright/test'
import { buildNetwork } from '../support/buildNetwork.ts'
import { findBarriers, findBarriersWithoutScript } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const SITES = {
  'from left to right': {
    label: 'uk',
    path: '/stores/lockstep-vpn',
    name: 'Lockstep VPN',
    links: { review: 'Write a review', submission: 'Submit a code', newsletter: 'Newsletter' },
    missing: 'Choose one to five stars.',
    invalid: /^Enter only the code/,
    taken: { review: /^An editor will read your review/, mail: /^An email is on its way/ },
    back: 'Back to the page',
    close: 'Close',
  },
  'from right to left': {
    label: 'ae',
    path: '/stores/lockstep-vpn',
    name: 'Lockstep VPN',
    links: { review: 'كتابة تقييم', submission: 'إرسال كود', newsletter: 'النشرة البريدية' },
    missing: 'المطلوب اختيار نجمة إلى خمس نجوم.',
    invalid: /^يُكتب الكود وحده/,
    taken: { review: /^سيقرأ أحد المحررين التقييم/, mail: /^أرسلنا رسالة/ },
    back: 'العودة إلى الصفحة',
    close: 'إغلاق',
  },
} as const

for (const [name, { label, path, links, missing, invalid, taken, back, close }] of drawOne(
  Object.entries(SITES),
  'forms',
)) {
  test.describe(`On a site ${name}, a shopper (${SAMPLED})`, () => {
    test.use({
      extraHTTPHeaders: async ({}, use) => use(buildNetwork()),
      // What is wrong with a form is told with 422.
      expectedNoise: ['422 (Unprocessable', '428 (Precondition'],
    })

    test('[R4.14] writes a review by the keyboard, is told what is missing, and nobody reads it yet', async ({
      page,
      bed,
    }) => {
      await openAlive(page, bed.origins[label] + path)
      const link = page.getByRole('link', { name: links.review })
      await link.press('Enter')
      const dialog = page.getByRole('dialog')
      // From the first star to the headline, and on to the button.
      await expect(dialog.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toBeFocused()
      await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(missing)
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.type(`Of ${name}`)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toHaveText(taken.review)
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: close })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
      await page.reload()
      await expect(page.getByText(`Of ${name}`)).toHaveCount(0)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[R4.14] sends a code by a plain form, which keeps its values, and goes back to the page', async ({
        page,
        bed,
      }) => {
        await page.goto(bed.origins[label] + path)
        await page.getByRole('link', { name: links.submission }).press('Enter')
        const code = page.locator('[name="code"]')
        expect(await findBarriersWithoutScript(page)).toEqual([])
        await code.fill('ask at the till')
        await page.locator('[name="title"]').fill('10%')
        await code.press('Enter')
        await expect(page.getByRole('alert')).toBeFocused()
        await expect(code).toHaveValue('ask at the till')
        await expect(code).toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('#submission-code-issue')).toHaveText(invalid)
        expect(await findBarriersWithoutScript(page)).toEqual([])
        await code.fill('TILL10')
        await sendUntilTaken(page)
        expect(await findBarriersWithoutScript(page)).toEqual([])
        await page.reload()
        await page.getByRole('link', { name: back }).press('Enter')
        await expect(page).toHaveURL(bed.origins[label] + path)
      })

      test('[R4.14] asks for the newsletter at the foot of the home page', async ({ page, bed }) => {
        await page.goto(`${bed.origins[label]}/`)
        await page.getByRole('contentinfo').getByRole('link', { name: links.newsletter }).press('Enter')
        expect(await findBarriersWithoutScript(page)).toEqual([])
        await page.locator('[name="address"]').fill(`${label}@shopper.example`)
        await sendUntilTaken(page)
        await expect(page.getByRole('status')).toHaveText(taken.mail)
      })
    })
  })
}

/** Sends the form once more where it was sent sooner than people write: this machine may be as quick. */
async function sendUntilTaken(page: Page): Promise<void> {
  await expect(async () => {
    if (!page.url().includes('sent=yes')) await page.locator('main form [type="submit"]').last().press('Enter')
    await expect(page).toHaveURL(/[?&]sent=yes/, { timeout: 1000 })
  }).toPass()
}
