import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sampleCoupons } from '../../testing/sampleCoupons.ts'
import { CouponPage } from './CouponPage.tsx'
import * as stories from './CouponPage.stories.tsx'

describeConformance('pages/coupon/CouponPage', stories, { isElement: false })

const headings = (screen: Awaited<ReturnType<typeof renderOnSite>>) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

it('says its terms in full, who tried it with what, and why it failed for some', async () => {
  const screen = await renderOnSite(<CouponPage page={sampleCoupons.whole} />, '/coupons/1')
  await expect
    .element(screen.getByRole('heading', { level: 1, name: '20% off everything for new customers at Nimbus Shoes' }))
    .toBeVisible()
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['£50', '£40', 'New customers', 'Once per customer', 'In store and online'])
  await expect
    .element(screen.getByRole('link', { name: 'Up to 4% cashback' }))
    .toHaveAttribute('href', '/cashback/nimbus-shoes')
  const terms = screen.getByRole('region', { name: 'Terms' })
  await expect.element(terms.getByText('Gift cards')).toBeVisible()
  const trials = screen.getByRole('region', { name: 'Who tried it' })
  await expect
    .element(trials.getByText('Worked 92% of the time in the last 30 days; recent tries count more.'))
    .toBeVisible()
  await expect.element(trials.getByText('Last worked 3 hours ago.')).toBeVisible()
  const tried = trials.getByRole('listitem')
  expect(tried.elements().map(({ textContent }) => textContent)).toEqual([
    'Tested by Mara on 20 Nov: it workedBasket £80 · £64 to pay · saved £16Two pairs of Cirrus 3, delivered to London.',
    'Tested by our automated checker on 17 Nov: it failedBasket £45',
    'Tested by a shopper on 2 Nov: it worked',
  ])
  const failures = screen.getByRole('region', { name: 'Why it failed for some' }).getByRole('listitem')
  expect(failures.elements().map(({ textContent }) => textContent)).toEqual([
    'The basket was too small 7',
    'They were not eligible 2',
  ])
})

it('shows the code large, to be copied, on the page that was asked for it', async () => {
  const screen = await renderOnSite(<CouponPage page={sampleCoupons.revealed} />, '/coupons/1?promoid=1')
  await expect.element(screen.getByText('NIMBUS20', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Go to Nimbus Shoes/ })).toBeVisible()
})

it('[R4.3] opens its own page again for the code, and that of the shop for others', async () => {
  const screen = await renderOnSite(<CouponPage page={sampleCoupons.whole} />, '/coupons/1')
  const links = screen.getByRole('link', { name: /^Get code/ }).elements()
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    '/coupons/1?promoid=1',
    '/stores/nimbus-shoes?promoid=101',
  ])
  const positions = [...screen.container.querySelectorAll('a[data-position]')].map((link) =>
    Number(link.getAttribute('data-position')),
  )
  expect(positions).toEqual([1, 2, 3, 4])
})

it('puts what can be used right under a code that has ended', async () => {
  const screen = await renderOnSite(<CouponPage page={sampleCoupons.expired} />, '/coupons/1?promoid=1')
  expect(headings(screen).slice(0, 3)).toEqual(['The code you asked for', 'More for Nimbus Shoes', 'Terms'])
  expect(screen.container.querySelector('[data-code]')).toBeNull()
})

it('says that five votes and tests are needed before a share is made of them', async () => {
  const health = { score: 0.5, rate: null, lastWorkedAt: null, trials: [] }
  const { data } = sampleCoupons.whole
  const page = { ...sampleCoupons.whole, data: { ...data, coupon: { ...data.coupon, health } } }
  const screen = await renderOnSite(<CouponPage page={page} />, '/coupons/1')
  await expect
    .element(screen.getByText('Not enough data: fewer than 5 votes and tests in the last 30 days.'))
    .toBeVisible()
})

it('says of what nobody tried that nobody did, and nothing of what is not known', async () => {
  const screen = await renderOnSite(<CouponPage page={sampleCoupons.untested} />, '/coupons/1')
  await expect.element(screen.getByText('Nobody has tested it yet.')).toBeVisible()
  expect(headings(screen)).toEqual([
    'The offer',
    'Who tried it',
    'How to use a code at Nimbus Shoes',
    'About Nimbus Shoes',
  ])
})
