import type { Meta, StoryObj } from '@storybook/react-vite'
import { DemoMerchantLayout } from './DemoMerchantLayout.tsx'

const meta = {
  title: 'Site/Demo shop layout',
  component: DemoMerchantLayout,
  args: { children: <h1>Nimbus Shoes: a demo shop</h1> },
  parameters: { frame: 'page' },
} satisfies Meta<typeof DemoMerchantLayout>
export default meta

type Story = StoryObj<typeof meta>

/** Where a click on a demonstration offer ends. */
export const Merchant: Story = {}

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }
