import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPage } from '@clipfront/page-data/testing'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleListings } from '../../testing/sampleListings.ts'
import { BrandPage } from './BrandPage.tsx'

const meta = {
  title: 'Pages/Brand',
  component: BrandPage,
  decorators: [inSiteLayout],
  args: { page: sampleListings.brand },
  parameters: { frame: 'page', url: '/brands/nimbus' },
} satisfies Meta<typeof BrandPage>
export default meta

type Story = StoryObj<typeof meta>

/** Each merchant that sells it with its best offer, then all others. */
export const Many: Story = {}

/** The second page of the others. */
export const SecondPage: Story = {
  args: {
    page: {
      ...sampleListings.brand,
      data: { ...sampleListings.brand.data, bestCoupons: [], paging: { page: 2, pages: 3, total: 60, offset: 36 } },
    },
  },
  parameters: { url: '/brands/nimbus?page=2' },
}

/** One merchant sells it, with one offer. */
export const OneOffer: Story = {
  args: {
    page: buildPage('brand', { coupons: [], paging: { page: 1, pages: 1, total: 0 }, own_merchant: null }),
  },
}

/** Nothing to use today. */
export const Empty: Story = { args: { page: sampleListings.emptyBrand } }

/** The merchants go under the offers. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
