import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton } from './ShareButton.tsx'

const meta = {
  title: 'Kept/Share',
  component: ShareButton,
  args: { title: 'Nimbus Shoes discount codes', path: '/stores/nimbus-shoes' },
} satisfies Meta<typeof ShareButton>
export default meta

type Story = StoryObj<typeof meta>

/** It opens what the device shares with, else copies the address. */
export const Share: Story = {}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
