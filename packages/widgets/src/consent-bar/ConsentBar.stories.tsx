import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConsentBar } from './ConsentBar.tsx'

const meta = {
  title: 'Site/Consent bar',
  component: ConsentBar,
  args: { status: 'unanswered', isReopened: false, onAnswer: fn(), onClose: fn() },
} satisfies Meta<typeof ConsentBar>
export default meta

type Story = StoryObj<typeof meta>

/** On a site that asks, at the first visit: at the foot of the window, over the page. */
export const Asking: Story = {}

/** From the foot of the page, after a yes. */
export const Accepted: Story = { args: { status: 'yes', isReopened: true } }

/** From the foot of the page, after a no. */
export const Declined: Story = { args: { status: 'no', isReopened: true } }

/** The browser has said no for its user: there is nothing to choose. */
export const PrivacyControl: Story = { args: { status: 'signal', isReopened: true } }

/** From the foot of a site that need not ask. */
export const WithoutQuestion: Story = { args: { isReopened: true }, globals: { site: 'main-np' } }

/** On a phone, in the longest words. */
export const OnAPhone: Story = { globals: { site: 'main-de', viewport: { value: 'xs' } } }

/** From right to left, in the dark. */
export const RightToLeft: Story = { args: { isReopened: true }, globals: { site: 'main-ae', scheme: 'dark' } }
