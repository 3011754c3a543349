import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePages } from '../../testing/samplePages.ts'
import { StaticText } from './StaticText.tsx'

const meta = {
  title: 'Pages/Static text',
  component: StaticText,
  args: { page: samplePages.static },
  parameters: { frame: 'page' },
} satisfies Meta<typeof StaticText>
export default meta

type Story = StoryObj<typeof meta>

/** Every kind of block. */
export const Words: Story = {}

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
