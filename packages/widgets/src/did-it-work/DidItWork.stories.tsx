import type { Meta, StoryObj } from '@storybook/react-vite'
import { revealedCoupon } from '../testing/couponStates.ts'
import { DidItWork } from './DidItWork.tsx'

const meta = {
  title: 'Coupon/Did it work?',
  component: DidItWork,
  args: {
    coupon: revealedCoupon,
    vote: { voted: null, status: 'counted', next: undefined },
    isAsked: true,
    onVote: () => {},
  },
  parameters: { url: '/stores/nimbus-shoes?promoid=1' },
} satisfies Meta<typeof DidItWork>
export default meta

type Story = StoryObj<typeof meta>

const failed = { voted: 'no', status: 'counted', next: undefined } as const

/** Once the shopper has copied the code, or comes back to its tab. */
export const Question: Story = {}

/** Before: its line is kept, so that nothing jumps. Without scripting it is asked at once. */
export const BeforeTheQuestion: Story = { args: { isAsked: false } }

/** What was said can be read off the button that was clicked; the other one changes it. */
export const Worked: Story = { args: { vote: { ...failed, voted: 'yes' } } }

/** On its way. What follows has its room already. */
export const Sending: Story = { args: { vote: { ...failed, status: 'sending' } } }

/** The reason is asked for; there is nothing else to try. */
export const AskingForTheReason: Story = { args: { vote: { ...failed, next: null } } }

export const Expired: Story = { args: { vote: { ...failed, voted: 'expired' } } }

export const MinimumNotReached: Story = { args: { vote: { ...failed, voted: 'minimum' } } }

export const ItemLeftOut: Story = { args: { vote: { ...failed, voted: 'excluded' } } }

/** That is no fault of the code: it does not count against it. */
export const NewCustomersOnly: Story = { args: { vote: { ...failed, voted: 'not-eligible' } } }

export const SomethingElse: Story = { args: { vote: { ...failed, voted: 'other' } } }

/** It waits until the connection is back. */
export const Offline: Story = { args: { vote: { ...failed, status: 'offline' } } }

/** It was tried again in vain; now the shopper can. */
export const Failed: Story = { args: { vote: { ...failed, voted: 'yes', status: 'failed' } } }

/** More answers than are taken of a network: it is in no figure. */
export const NotCounted: Story = { args: { vote: { ...failed, status: 'taken' } } }

/** The offer went while somebody tried it. */
export const Gone: Story = { args: { vote: { ...failed, status: 'gone' } } }

/** More than people say. */
export const Limited: Story = { args: { vote: { ...failed, status: 'limited' } } }

/** From right to left. */
export const RightToLeft: Story = { args: { vote: { ...failed, next: null } }, globals: { site: 'main-ae' } }

/** In the dark. */
export const InTheDark: Story = { args: { vote: { ...failed, next: null } }, globals: { scheme: 'dark' } }
