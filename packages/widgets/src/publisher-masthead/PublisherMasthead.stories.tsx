import type { Meta, StoryObj } from '@storybook/react-vite'
import { PARTNER } from '../testing/PARTNER.ts'
import { PublisherMasthead } from './PublisherMasthead.tsx'

const partner = PARTNER.partner ?? { name: '', home: '', sections: [], note: '' }

const meta = {
  title: 'Site/Publisher masthead',
  component: PublisherMasthead,
  args: { partner },
  parameters: { frame: 'page' },
  globals: { site: 'main-np' },
} satisfies Meta<typeof PublisherMasthead>
export default meta

type Story = StoryObj<typeof meta>

/** The publisher's name, its sections, and whose the pages below are. */
export const Publisher: Story = {}

/** On a phone its sections are moved sideways. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** A publisher that names no sections yet. */
export const WithoutSections: Story = { args: { partner: { ...partner, sections: [] } } }
