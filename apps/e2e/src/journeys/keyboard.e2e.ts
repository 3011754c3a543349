import type { Locator, Page } from '@playwright/test'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

/** One site of each unit. */
const SITES = ['uk', 'cpuk'] as const
const MERCHANT = '/stores/nimbus-shoes'
/** Nobody presses more often to get past a head and its search. */
const MOST_PRESSES = 40

/** Presses Tab until the keyboard is there. What it meets on its way can be seen, and nothing lies over it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(findCover)
    expect(covered, 'nothing covers what has the keyboard').toBeNull()
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted, `${MOST_PRESSES} presses of Tab lead there`).toBeFocused()
}

/** What lies over the middle of the element that has the keyboard. It runs in the browser. */
function findCover(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the keyboard'
  const [box] = focused.getClientRects()
  if (!box) return `${focused.outerHTML.slice(0, 80)} is not shown`
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  if (!top || focused.contains(top) || top.contains(focused) || focused.closest('label')?.contains(top)) return null
  return top.outerHTML.slice(0, 120)
}

test.describe('By the keyboard alone a shopper', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const label of SITES) {
    test(`gets from the home page of ${label} to a code that is copied`, async ({ page, context, bed }) => {
      await openAlive(page, `${bed.origins[label]}/`)
      await tabTo(page, page.getByRole('main').locator(`a[href="${MERCHANT}"]`).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(bed.origins[label] + MERCHANT)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')

      await tabTo(page, page.locator('[data-card="offer"] a[data-action="get-code"]').first())
      const [codeTab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      await untilAlive(codeTab)
      await codeTab.bringToFront()
      const code = await codeTab.locator('[data-code]').first().innerText()
      await tabTo(codeTab, codeTab.locator('[data-action="copy-code"]').first())
      await codeTab.keyboard.press('Enter')
      await expect.poll(() => codeTab.evaluate(() => navigator.clipboard.readText())).toBe(code)
    })
  }
})
