import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Text/Section heading',
  component: SectionHeading,
  args: { id: 'offers', text: 'Codes and deals' },
} satisfies Meta<typeof SectionHeading>
export default meta

type Story = StoryObj<typeof meta>

/** Alone. */
export const Heading: Story = {}

/** With a line under it. */
export const WithNote: Story = {
  args: { text: 'Past offers', note: 'Ended, or not confirmed for six months. Some may still work; most will not.' },
}

/** Longer than a line. */
export const Long: Story = { args: { text: 'Donaudampfschifffahrtsgesellschaftsgutscheine und Angebote für heute' } }
