import { COUPON_SORTS, LISTING_SORTS } from '@clipfront/page-data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SortLinks } from './SortLinks.tsx'

const meta = {
  title: 'Navigation/Sort links',
  component: SortLinks,
  args: { sorts: COUPON_SORTS, offers: 12 },
  parameters: { url: '/stores/nimbus-shoes' },
} satisfies Meta<typeof SortLinks>
export default meta

type Story = StoryObj<typeof meta>

/** As a list comes: the best first. */
export const Best: Story = {}

/** In an order that was asked for. */
export const Chosen: Story = { parameters: { url: '/stores/nimbus-shoes?sort=ending' } }

/** Of a list of the whole site, in which nobody counts the uses of each. */
export const Listing: Story = { args: { sorts: LISTING_SORTS }, parameters: { url: '/categories/fashion?page=2' } }

/** Two offers are in order at a glance, so nothing is shown. */
export const TooFew: Story = { args: { offers: 2 } }

/** They stay on one line, which can be moved: the offers are what one came for. */
export const OnAPhone: Story = {
  parameters: { url: '/stores/nimbus-shoes?sort=biggest' },
  globals: { viewport: { value: 'xs' }, site: 'main-de' },
}

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
