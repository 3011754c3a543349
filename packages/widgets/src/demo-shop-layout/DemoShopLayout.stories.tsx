import type { Meta, StoryObj } from '@storybook/react-vite'
import { DemoShopLayout } from './DemoShopLayout.tsx'

const meta = {
  title: 'Site/Demo shop layout',
  component: DemoShopLayout,
  args: { children: <h1>Nimbus Shoes: a shop for demonstration</h1> },
  parameters: { frame: 'page' },
} satisfies Meta<typeof DemoShopLayout>
export default meta

type Story = StoryObj<typeof meta>

/** Where a click on a demonstration offer ends. */
export const Shop: Story = {}

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }
