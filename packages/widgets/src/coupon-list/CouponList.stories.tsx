import { COUPON_SORTS } from '@clipfront/page-data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { couponStates } from '../testing/couponStates.ts'
import { CouponList } from './CouponList.tsx'

const meta = {
  title: 'Coupon/List',
  component: CouponList,
} satisfies Meta<typeof CouponList>
export default meta

type Story = StoryObj<typeof meta>

const { code, deal, endingSoon, exclusive, price, untested, expired, unconfirmed } = couponStates

/** Offers of one merchant, best first. */
export const OfOneMerchant: Story = { args: { coupons: [code, deal, endingSoon, exclusive, price, untested] } }

/** Offers of several: each says whose it is. */
export const AcrossMerchants: Story = { args: { coupons: [code, deal, endingSoon], showsMerchant: true } }

/** What was before. */
export const PastOffers: Story = { args: { coupons: [expired, unconfirmed] } }

/** Chips narrow the list by a rule of the stylesheet, without a script. */
export const Filtered: Story = {
  args: { coupons: [code, deal, endingSoon, price], isFilterable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: (_, radio) => radio.matches('[value=code]') }))
    await expect(canvas.getByText(code.title)).toBeVisible()
    await expect(canvas.getByText(deal.title)).not.toBeVisible()
  },
}

/** With ways to other orders, beside the chips. */
export const Sorted: Story = {
  args: {
    coupons: [code, deal, endingSoon, price],
    isFilterable: true,
    sorting: { sorts: COUPON_SORTS, offers: 4 },
  },
  parameters: { url: '/stores/nimbus-shoes?sort=biggest' },
}

/** Where all are of one kind there is nothing to choose. */
export const OneKind: Story = { args: { coupons: [code, endingSoon], isFilterable: true } }

/** From right to left. */
export const RightToLeft: Story = {
  args: { coupons: [code, deal, endingSoon], isFilterable: true, showsMerchant: true },
  globals: { site: 'main-ae' },
}
