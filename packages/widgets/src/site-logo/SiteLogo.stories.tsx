import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteLogo } from './SiteLogo.tsx'

const meta = {
  title: 'Site/Logo',
  component: SiteLogo,
} satisfies Meta<typeof SiteLogo>
export default meta

type Story = StoryObj<typeof meta>

/** The name of the site that is chosen above, in its accent. */
export const Logo: Story = {}

/** The tile mirrors. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
