import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { findBarriers } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const PATH = '/stores/lockstep-vpn'
const SITES = {
  'from left to right, over the page': {
    label: 'uk',
    width: 390,
    isBeside: false,
    link: 'Ask',
    personal: /not send personal data/,
    question: 'I spend £80. What works?',
    said: /On £80/,
    by: 'Taken from our listings.',
    back: 'Back to the page',
  },
  'from right to left, beside the page': {
    label: 'ae',
    width: 1440,
    isBeside: true,
    link: 'سؤال',
    personal: /بيانات شخصية/,
    question: 'كم أوفر إذا دفعت 200 درهم؟',
    said: /200/,
    by: 'مما هو منشور على الموقع.',
    back: 'العودة إلى الصفحة',
  },
} as const

/** The pages of the offers of an answer. */
const listOffers = (page: Page) => page.locator('article li a[href^="/coupons/"]')

for (const [name, site] of drawOne(Object.entries(SITES), 'assistant')) {
  const { label, width, isBeside, link, personal, question, said, by, back } = site
  test.describe(`On a site ${name}, a shopper (${SAMPLED})`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('[R1.5] asks by the keyboard alone, follows an offer, and finds the conversation again', async ({
      page,
      bed,
    }) => {
      await openAlive(page, bed.origins[label] + PATH)
      const way = page.getByRole('link', { name: link, exact: true })
      await way.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(personal)).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      // From the heading past the button that closes, what is said first and the examples; beside the page it has the focus.
      const field = dialog.getByRole('textbox')
      for (let tabs = 0; tabs < 6 && !(await field.evaluate((one) => one === document.activeElement)); tabs += 1)
        await page.keyboard.press('Tab')
      await expect(field).toBeFocused()
      await page.keyboard.type(question)
      await page.keyboard.press('Enter')
      const answer = dialog.getByRole('article')
      await expect(answer.getByText(said).last()).toBeVisible()
      await expect(answer.getByText(by)).toBeVisible()
      await expect(field).toBeFocused()
      expect(await findBarriers(page)).toEqual([])

      const offer = listOffers(page).first()
      const target = (await offer.getAttribute('href')) ?? ''
      await offer.press('Enter')
      await expect(page).toHaveURL(bed.origins[label] + target)
      await expect(dialog).toHaveCount(isBeside ? 1 : 0)
      if (!isBeside) await way.press('Enter')
      await expect(answer.getByText(by)).toBeVisible()
      await field.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(way).toBeFocused()
      // It is kept by nobody.
      await page.reload()
      await openAlive(page, page.url())
      await way.press('Enter')
      await expect(dialog.getByText(personal)).toBeVisible()
      await expect(answer).toHaveCount(0)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, expectedNoise: ['422 (Unprocessable'] })

      test('[R1.5] asks on a page of its own, which answers, and goes back', async ({ page, bed }) => {
        await page.goto(bed.origins[label] + PATH)
        await page.getByRole('link', { name: link, exact: true }).press('Enter')
        await expect(page.getByText(personal)).toBeVisible()
        const field = page.locator('textarea')
        const send = page.locator('main form').last().getByRole('button')
        // What is wrong with a question is told with 422.
        await send.press('Enter')
        await expect(page.getByRole('alert')).toBeVisible()
        await field.fill(question)
        await send.press('Enter')
        await expect(page.getByRole('article').getByText(said).last()).toBeVisible()
        await expect(listOffers(page)).not.toHaveCount(0)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /NOINDEX/i)
        await page.getByRole('link', { name: back }).press('Enter')
        await expect(page).toHaveURL(bed.origins[label] + PATH)
      })
    })
  })
}

test('[R1.5] a site without the flag leads to no assistant, and has none', async ({ page, bed }) => {
  await page.goto(bed.origins.dk + PATH)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('a[href*="assistant"]')).toHaveCount(0)
  const host = new URL(bed.origins.dk).hostname
  expect((await ask(bed.ports.PORT_MAIN, host, '/api/assistant')).status).toBe(404)
})
