import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildCoupon } from '@clipfront/page-data/testing'
import { KeptContext } from '../kept/KeptContext.ts'
import { couponStates, revealedCoupon } from '../testing/couponStates.ts'
import { KEPT, keptOnDevice } from '../testing/keptOnDevice.ts'
import { RevealedTicket } from './RevealedTicket.tsx'

const kept = keptOnDevice(KEPT)

const meta = {
  title: 'Coupon/Revealed ticket',
  component: RevealedTicket,
  args: { position: 1 },
  parameters: { url: '/stores/nimbus-shoes?promoid=1' },
} satisfies Meta<typeof RevealedTicket>
export default meta

type Story = StoryObj<typeof meta>

/** What the new tab shows after “Get code”. */
export const Revealed: Story = { args: { coupon: revealedCoupon } }

/** The address says that it did not work, as after a plain form: why not, and what to try next, ready to copy. */
export const DidNotWork: Story = {
  args: {
    coupon: revealedCoupon,
    nextCode: buildCoupon({ id: 4, code: 'TRAIL15', revealed: true, title: '£15 off orders over £60' }),
  },
  parameters: { url: '/stores/nimbus-shoes?promoid=1&voted=no' },
}

/** The reason is known, and there is nothing else to try. */
export const NothingElseToTry: Story = {
  args: { coupon: revealedCoupon },
  parameters: { url: '/stores/nimbus-shoes?promoid=1&voted=not-eligible' },
}

/** On its merchant's page, where this device may keep it: it is saved. */
export const Saved: Story = {
  args: { coupon: revealedCoupon, canSave: true },
  render: (args) => (
    <KeptContext value={kept}>
      <RevealedTicket {...args} />
    </KeptContext>
  ),
}

/** A code may be as long as a merchant likes; it breaks and never pushes the buttons off the ticket. */
export const LongCode: Story = {
  args: { coupon: buildCoupon({ code: 'WELCOME-TO-NIMBUS-SHOES-NOVEMBER-2026-20PERCENT', revealed: true }) },
}

/** Letters of other scripts stay as they were typed. */
export const AccentedCode: Story = { args: { coupon: buildCoupon({ code: 'ÉTÉ-2026', revealed: true }) } }

/** It has ended: stamped with the word, without colour, and without its code. */
export const Expired: Story = { args: { coupon: { ...couponStates.expired, isRevealed: true } } }

/** It has not begun: the day on which it will, and no code yet. */
export const Upcoming: Story = { args: { coupon: { ...couponStates.upcoming, isRevealed: true } } }

/** The code itself stays left to right. */
export const RightToLeft: Story = { args: { coupon: revealedCoupon }, globals: { site: 'main-ae' } }

/** In the dark. */
export const InTheDark: Story = { args: { coupon: revealedCoupon }, globals: { scheme: 'dark' } }
