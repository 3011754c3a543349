import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { couponStates } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { CouponList } from './CouponList.tsx'
import * as stories from './CouponList.stories.tsx'

describeConformance('coupon-list/CouponList', stories)

const { code, deal, endingSoon, price } = couponStates
const coupons = [code, deal, endingSoon, price]

it('counts positions through, from where it is told to begin', async () => {
  const { container } = await renderOnSite(<CouponList coupons={coupons} firstPosition={3} />)
  const positions = [...container.querySelectorAll('a[data-position]')].map((link) =>
    link.getAttribute('data-position'),
  )
  expect(positions).toEqual(['3', '4', '5', '6'])
})

it('narrows to codes or to deals, by a click and from the keyboard', async () => {
  const screen = await renderOnSite(<CouponList coupons={coupons} isFilterable />)
  const shown = () =>
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await screen.getByText('Codes 2').click()
  expect(shown()).toEqual([code.title, endingSoon.title])
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toEqual([deal.title, price.title])
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toHaveLength(4)
})

it('offers no choice where all are of one kind', async () => {
  const screen = await renderOnSite(<CouponList coupons={[code, endingSoon]} isFilterable />)
  expect(screen.getByRole('radio').elements()).toEqual([])
})
