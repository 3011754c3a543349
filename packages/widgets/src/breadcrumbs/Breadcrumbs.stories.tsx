import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

/** A merchant stands under the list of all merchants. */
export const UnderAList: Story = { args: { links: [{ label: 'Shops', path: '/stores' }], current: 'Nimbus Shoes' } }

/** Directly under the home page. */
export const TopLevel: Story = { args: { links: [], current: 'Fashion' } }

/** A long way wraps. */
export const LongWay: Story = {
  args: {
    links: [
      { label: 'Categories', path: '/categories' },
      { label: 'Home, kitchen and everything that is needed in them', path: '/categories/home' },
    ],
    current: 'Donaudampfschifffahrtsgesellschaftsbedarf',
  },
}

/** From right to left. */
export const RightToLeft: Story = {
  args: { links: [{ label: 'Shops', path: '/stores' }], current: 'Nimbus Shoes' },
  globals: { site: 'main-ae' },
}
