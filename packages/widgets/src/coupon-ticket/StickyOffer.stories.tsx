import type { Meta, StoryObj } from '@storybook/react-vite'
import { couponStates } from '../testing/couponStates.ts'
import { StickyOffer } from './StickyOffer.tsx'

const meta = {
  title: 'Coupon/Sticky offer',
  component: StickyOffer,
  args: { coupon: couponStates.code },
  globals: { site: 'cpw-cpuk', viewport: { value: 'xs' } },
} satisfies Meta<typeof StickyOffer>
export default meta

type Story = StoryObj<typeof meta>

/** A code, at hand while the list is read. */
export const Code: Story = {}

/** A deal. */
export const Deal: Story = { args: { coupon: couponStates.deal } }

/** On a page of many shops. */
export const OfAMerchant: Story = { args: { showsMerchant: true } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'cpw-cpae' } }
