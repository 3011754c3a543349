import type { Meta, StoryObj } from '@storybook/react-vite'
import { MerchantTile } from './MerchantTile.tsx'

const nimbus = { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, logo: null, liveCodes: 4, liveDeals: 2 }

const meta = {
  title: 'Merchant/Tile',
  component: MerchantTile,
  args: { merchant: nimbus },
} satisfies Meta<typeof MerchantTile>
export default meta

type Story = StoryObj<typeof meta>

/** With codes and deals. */
export const WithOffers: Story = {}

/** Nothing to use today, and the tile says so. */
export const WithoutOffers: Story = { args: { merchant: { ...nimbus, liveCodes: 0, liveDeals: 0 } } }

/** A name that is longer than its tile. */
export const LongName: Story = {
  args: { merchant: { ...nimbus, name: 'Donaudampfschifffahrtsgesellschaft Schuhe und Stiefel' } },
}
