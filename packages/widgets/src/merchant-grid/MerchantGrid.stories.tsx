import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePages } from '../testing/samplePages.ts'
import { MerchantGrid } from './MerchantGrid.tsx'

const meta = {
  title: 'Merchant/Grid',
  component: MerchantGrid,
} satisfies Meta<typeof MerchantGrid>
export default meta

type Story = StoryObj<typeof meta>

const { popularMerchants } = samplePages.home.data

/** As many to a row as fit: two on a phone. */
export const Many: Story = { args: { merchants: popularMerchants } }

/** A few do not grow to fill the row. */
export const Few: Story = { args: { merchants: popularMerchants.slice(0, 2) } }

/** From right to left. */
export const RightToLeft: Story = { args: { merchants: popularMerchants.slice(0, 6) }, globals: { site: 'main-ae' } }
