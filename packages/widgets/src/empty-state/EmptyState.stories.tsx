import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    heading: 'No voucher code for Nimbus Shoes works today',
    text: 'We do not show codes that fail. Try a similar shop instead.',
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

/** Why there is nothing. */
export const Words: Story = {}

/** And a way on. */
export const WithAWayOn: Story = { args: { children: <a href="/stores">All shops</a> } }
