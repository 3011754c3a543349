import './tokens.css'
import { afterAll, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'

const measure = (element: Element) => getComputedStyle(element).fontSize
/** What the shopper has chosen in the browser's settings. */
const chooseSize = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })

afterAll(async () => {
  await chooseSize(16)
  await page.viewport(1280, 800)
})

it.each([
  [320, 16, '12px'],
  [600, 16, '12px'],
  [601, 16, '16px'],
  [1280, 16, '16px'],
  [600, 24, '18px'],
  [601, 24, '24px'],
])(
  '[R9.5] at a width of %i px and a chosen size of %i px the root is %s, and text of the chosen size',
  async (width, chosen, root) => {
    await page.viewport(width, 800)
    await chooseSize(chosen)
    expect(measure(document.documentElement)).toBe(root)
    expect(Number.parseFloat(measure(document.body))).toBeCloseTo(chosen, 2)
  },
)
