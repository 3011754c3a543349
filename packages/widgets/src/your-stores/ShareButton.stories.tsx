import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

/** On a device that does not share. It says that it copied the address, or shows it. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  },
}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
