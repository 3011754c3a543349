import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPage } from '@clipfront/page-data/testing'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { merchantPages } from '../../testing/merchantPages.ts'
import { HomePage } from './HomePage.tsx'

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/' },
} satisfies Meta<typeof HomePage>
export default meta

type Story = StoryObj<typeof meta>

/** Offers before merchants: a shopper comes for a code. */
export const Full: Story = { args: { page: samplePages.home } }

/** With events, guides, figures and what was seen to work. */
export const InFull: Story = { args: { page: merchantPages.homeInFull } }

/** A new site, before the first import. */
export const Empty: Story = {
  args: { page: buildPage('home', { top_coupons: [], popular_merchants: [], categories: [] }) },
}

/** On a phone. */
export const OnAPhone: Story = { args: { page: samplePages.home }, globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { args: { page: samplePages.home }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: samplePages.home }, globals: { site: 'main-ae' } }
