import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Text/Disclosure',
  component: Disclosure,
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

/** Above the offers of one merchant. */
export const OfOneMerchant: Story = { args: { merchant: 'Nimbus Shoes' } }

/** Above the offers of several. */
export const AcrossMerchants: Story = { args: { merchant: null } }
