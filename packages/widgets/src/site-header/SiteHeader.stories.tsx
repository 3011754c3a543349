import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'Site/Header',
  component: SiteHeader,
  parameters: { frame: 'page', url: '/stores/nimbus-shoes' },
} satisfies Meta<typeof SiteHeader>
export default meta

type Story = StoryObj<typeof meta>

/** On any page: the name, the ways in, the search. */
export const Everywhere: Story = {}

/** On pages that are about searching there is only their own search. */
export const OnAPageWithSearch: Story = { parameters: { url: '/' } }

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
