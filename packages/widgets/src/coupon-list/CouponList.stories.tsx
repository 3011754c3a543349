import type { Meta, StoryObj } from '@storybook/react-vite'
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

/** From right to left. */
export const RightToLeft: Story = {
  args: { coupons: [code, deal, endingSoon], showsMerchant: true },
  globals: { site: 'main-ae' },
}
