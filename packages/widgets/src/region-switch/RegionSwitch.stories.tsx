import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RegionSwitch } from './RegionSwitch.tsx'

const meta = {
  title: 'Navigation/Region switch',
  component: RegionSwitch,
  parameters: { url: '/stores/nimbus-shoes' },
} satisfies Meta<typeof RegionSwitch>
export default meta

type Story = StoryObj<typeof meta>

/** Closed it says for whom the page is. */
export const Closed: Story = {}

/** Open it leads to the same page for other countries, each in its own language. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await expect(canvas.getByRole('list')).toBeVisible()
  },
}

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
