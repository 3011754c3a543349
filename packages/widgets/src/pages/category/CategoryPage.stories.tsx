import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPage } from '@clipfront/page-data/testing'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleListings } from '../../testing/sampleListings.ts'
import { samplePages } from '../../testing/samplePages.ts'
import { CategoryPage } from './CategoryPage.tsx'

const meta = {
  title: 'Pages/Category',
  component: CategoryPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/categories/fashion' },
} satisfies Meta<typeof CategoryPage>
export default meta

type Story = StoryObj<typeof meta>

/** Offers across merchants, page by page. */
export const InTheMiddle: Story = {
  args: { page: samplePages.category },
  parameters: { url: '/categories/fashion?page=2' },
}

/** With all that is known: what it is a part of, its parts, what is usual, its brands, what people ask. */
export const InFull: Story = { args: { page: sampleListings.category }, parameters: { url: '/categories/shoes' } }

/** All of it on one page. */
export const OnePage: Story = { args: { page: buildPage('category', { paging: { page: 1, pages: 1, total: 1 } }) } }

/** Nothing to use today. */
export const Empty: Story = {
  args: { page: buildPage('category', { coupons: [], paging: { page: 1, pages: 1, total: 0 } }) },
}

/** In the dark. */
export const InTheDark: Story = { args: { page: samplePages.category }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: samplePages.category }, globals: { site: 'main-ae' } }
