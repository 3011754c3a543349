import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StickyMerchantPage } from '../pages/merchant/index.ts'
import { allMessages, LANGUAGES } from '../testing/allMessages.ts'
import { couponStates } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { samplePages } from '../testing/samplePages.ts'
import { StickyOffer } from './StickyOffer.tsx'
import * as stories from './StickyOffer.stories.tsx'

describeConformance('coupon-ticket/StickyOffer', stories)

const name = 'Top offer'

it('[R1.2] has the first offer of a merchant at hand on a phone, and not on a desk', async () => {
  await page.viewport(390, 844)
  const screen = await renderOnSite(<StickyMerchantPage page={samplePages.merchant} />, '/stores/nimbus-shoes')
  const offer = screen.getByRole('complementary', { name })
  await expect.element(offer).toBeInViewport()
  const first = screen.container.querySelector('[data-card="offer"]')
  const action = offer.getByRole('link').element()
  expect(action.getAttribute('data-coupon-id')).toBe(first?.getAttribute('data-coupon-id'))
  expect(action.getAttribute('data-position')).toBe('1')
  await page.viewport(1280, 800)
  await expect.poll(() => offer.elements()).toEqual([])
})

it('is not there where the first offer failed when it was last tested, or another page of the list is shown', async () => {
  await page.viewport(390, 844)
  const { data } = samplePages.merchant
  const [first, ...others] = data.coupons
  if (!first) throw new Error('The sample has no coupons.')
  const failed = { ...data, coupons: [{ ...first, failedAt: first.verifiedAt }, ...others] }
  const second = { ...data, paging: { page: 2, pages: 2, total: 40, offset: 20 } }
  for (const shown of [failed, second]) {
    const screen = await renderOnSite(<StickyMerchantPage page={{ ...samplePages.merchant, data: shown }} />)
    expect(screen.getByRole('complementary', { name }).elements()).toEqual([])
    await screen.unmount()
  }
  await page.viewport(1280, 800)
})

it.each([
  [1, ''],
  [1, '?sort=best&for=nobody'],
  [0, '?sort=ending'],
  [0, '?sort=newest'],
  [0, '?type=deal'],
])(
  '[R1.2] is there %i times where the list is that of "%s": it is the best of the whole list',
  async (times, query) => {
    await page.viewport(390, 844)
    const screen = await renderOnSite(
      <StickyMerchantPage page={samplePages.merchant} />,
      `/stores/nimbus-shoes${query}`,
    )
    expect(screen.getByRole('complementary', { name }).elements()).toHaveLength(times)
    await page.viewport(1280, 800)
  },
)

it('hides nothing that the keyboard reaches', async () => {
  await page.viewport(390, 844)
  const screen = await renderOnSite(<StickyMerchantPage page={samplePages.merchant} />, '/stores/nimbus-shoes')
  const edge = screen.getByRole('complementary', { name }).element().getBoundingClientRect().top
  for (const action of screen.container.querySelectorAll<HTMLElement>('[data-card="offer"] a[data-action]')) {
    action.focus()
    expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge)
  }
  await page.viewport(1280, 800)
})

it.each(LANGUAGES)(
  'hides nothing that the keyboard reaches where it is tallest: on the smallest phone, in %s',
  async (language) => {
    await page.viewport(320, 568)
    const { data } = samplePages.merchant
    const coupons = [couponStates.longWords, ...data.coupons]
    const screen = await render(
      <div lang={language}>
        <OnSite language={language} url="/stores/nimbus-shoes">
          <StickyMerchantPage page={{ ...samplePages.merchant, data: { ...data, coupons } }} />
        </OnSite>
      </div>,
    )
    await document.fonts.ready
    const offer = screen.getByRole('complementary', { name: allMessages[language].firstOffer })
    await expect.element(offer).toBeInViewport()
    const edge = offer.element().getBoundingClientRect().top
    for (const action of screen.container.querySelectorAll<HTMLElement>('[data-card="offer"] a[data-action]')) {
      // Just behind the offer: a browser scrolls only to what it takes for hidden.
      scrollBy(0, action.getBoundingClientRect().top - edge)
      action.focus()
      const { left, top, width, height } = action.getBoundingClientRect()
      expect(action.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
      expect(top + height).toBeLessThanOrEqual(edge)
    }
    await page.viewport(1280, 800)
  },
)

it('leaves all of a low screen to the keyboard, where it is not shown', async () => {
  await page.viewport(568, 320)
  await renderOnSite(<StickyMerchantPage page={samplePages.merchant} />, '/stores/nimbus-shoes')
  expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe('4px')
  await page.viewport(1280, 800)
})

it('goes where a code is torn open', async () => {
  await page.viewport(390, 844)
  const screen = await renderOnSite(
    <StickyMerchantPage page={samplePages.revealed} />,
    '/stores/nimbus-shoes?promoid=100',
  )
  expect(screen.getByRole('complementary', { name }).elements()).toEqual([])
  await page.viewport(1280, 800)
})

it('cuts a title off at its own end, whatever the direction of the page', async () => {
  await page.viewport(320, 568)
  const title = '20% off everything in the summer collection until Sunday evening'
  const screen = await render(
    <OnSite language="ar-AE">
      <StickyOffer coupon={{ ...couponStates.code, title }} showsMerchant />
    </OnSite>,
  )
  const shown = screen.getByText(title).element()
  const { direction, textOverflow } = getComputedStyle(shown)
  expect([direction, textOverflow, shown.scrollWidth > shown.clientWidth]).toEqual(['ltr', 'ellipsis', true])
  await page.viewport(1280, 800)
})
