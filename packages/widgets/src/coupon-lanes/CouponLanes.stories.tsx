import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleTopics } from '../testing/sampleTopics.ts'
import { CouponLanes } from './CouponLanes.tsx'

const meta = {
  title: 'Offers/Coupon lanes',
  component: CouponLanes,
  args: { lanes: sampleTopics.on.data.lanes },
} satisfies Meta<typeof CouponLanes>
export default meta

type Story = StoryObj<typeof meta>

/** By category, the fullest first; the last one has no page of its own. */
export const Lanes: Story = {}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
