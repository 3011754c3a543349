import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { couponStates, revealedCoupon } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { RevealedTicket } from './RevealedTicket.tsx'
import * as stories from './RevealedTicket.stories.tsx'

describeConformance('revealed-ticket/RevealedTicket', stories)

it('shows the code as it must be typed, left to right', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  const code = screen.getByText('NIMBUS20', { exact: true })
  await expect.element(code).toBeVisible()
  await expect.element(code).toHaveAttribute('dir', 'ltr')
})

it('selects the shown code with one click', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  await screen.getByText('NIMBUS20', { exact: true }).click()
  expect(getSelection()?.toString()).toBe('NIMBUS20')
})

it('[R3.7] leads to the shop with its promo id', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  const link = screen.getByRole('link', { name: /^Go to Nimbus Shoes/ })
  const { searchParams, pathname } = new URL(link.element().getAttribute('href') ?? '', 'https://uk.clipfront.example')
  expect(pathname).toBe('/go-c-1')
  expect(searchParams.get('promoid')).toBe('1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  const { action, couponId, position } = link.element().dataset
  expect({ action, couponId, position }).toEqual({ action: 'go-to-shop', couponId: '1', position: '1' })
})

it('is a region that says whose code it holds', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  await expect.element(screen.getByRole('region', { name: 'Your voucher code for Nimbus Shoes' })).toBeVisible()
})

it('begins the page at its heading, which a screen reader reads out with the code', async () => {
  await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  expect(document.activeElement?.textContent).toBe('Your voucher code for Nimbus Shoes')
  expect(document.activeElement).toHaveAccessibleDescription('NIMBUS20')
})

it.each([
  ['expired', couponStates.expired, 'Expired', /^It ended 1 Oct/],
  ['upcoming', couponStates.upcoming, 'Starts 27 Nov', /^It can be used from 27 Nov/],
])('keeps a code that is %s to itself, and says why', async (_state, coupon, stamp, why) => {
  const requested = { ...coupon, code: 'NIMBUS20', isRevealed: true }
  const screen = await renderOnSite(<RevealedTicket coupon={requested} position={1} />)
  await expect.element(screen.getByRole('region', { name: 'The code you asked for' })).toBeVisible()
  await expect.element(screen.getByText(stamp, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(why)).toBeVisible()
  expect(screen.container.innerHTML).not.toContain('NIMBUS20')
  expect(screen.container.querySelectorAll('a, button')).toHaveLength(0)
})

it('leads to no shop where there is no programme, and says how to get there', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={{ ...revealedCoupon, hasAffiliate: false }} position={1} />)
  expect(screen.getByRole('link').elements()).toEqual([])
  await expect.element(screen.getByText(/open Nimbus Shoes the way you usually do/)).toBeVisible()
})

it('draws no frame around its heading, though it has the focus, in whichever order a page has its styles', async () => {
  const late = document.createElement('style')
  late.textContent = ':focus-visible { outline: 3px solid red; }'
  document.head.append(late)
  await userEvent.keyboard('{Tab}')
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  const heading = screen.getByRole('heading', { level: 2 }).element()
  const look = [heading.matches(':focus-visible'), getComputedStyle(heading).outlineStyle]
  late.remove()
  expect(look).toEqual([true, 'none'])
})
