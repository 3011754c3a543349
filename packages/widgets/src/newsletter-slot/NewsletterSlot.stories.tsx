import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterSlot } from './NewsletterSlot.tsx'

const meta = {
  title: 'Promotion/Newsletter slot',
  component: NewsletterSlot,
} satisfies Meta<typeof NewsletterSlot>
export default meta

type Story = StoryObj<typeof meta>

/** In a wide place, the button beside the words; in a narrow one below them. */
export const Wide: Story = {}

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
