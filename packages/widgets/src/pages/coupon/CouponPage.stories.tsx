import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleCoupons } from '../../testing/sampleCoupons.ts'
import { CouponPage } from './CouponPage.tsx'

const meta = {
  title: 'Pages/Coupon',
  component: CouponPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/coupons/1' },
} satisfies Meta<typeof CouponPage>
export default meta

type Story = StoryObj<typeof meta>

/** With all that is known of it. */
export const Whole: Story = { args: { page: sampleCoupons.whole } }

/** What the new tab shows after “Get code”. */
export const Revealed: Story = {
  args: { page: sampleCoupons.revealed },
  parameters: { url: '/coupons/1?promoid=1' },
}

/** It has ended: what can be used stands right under it. */
export const Expired: Story = {
  args: { page: sampleCoupons.expired },
  parameters: { url: '/coupons/1?promoid=1' },
}

/** Nothing is known of it but what it is. */
export const Untested: Story = { args: { page: sampleCoupons.untested } }

/** It has not begun, and nothing else can be used there. */
export const UpcomingAlone: Story = { args: { page: sampleCoupons.upcomingAlone } }

/** The merchant goes under what is known. */
export const OnAPhone: Story = {
  args: { page: sampleCoupons.revealed },
  parameters: { url: '/coupons/1?promoid=1' },
  globals: { viewport: { value: 'xs' } },
}

/** In the dark. */
export const InTheDark: Story = { args: { page: sampleCoupons.whole }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: sampleCoupons.revealed }, globals: { site: 'main-ae' } }
