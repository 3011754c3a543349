import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { shopPages } from '../../testing/shopPages.ts'
import { CashbackPage } from './CashbackPage.tsx'

const meta = {
  title: 'Pages/Cashback',
  component: CashbackPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/cashback/nimbus-shoes' },
} satisfies Meta<typeof CashbackPage>
export default meta

type Story = StoryObj<typeof meta>

/** Rates with a boost, a cap and an end, the way to the shop, and how it went. */
export const WithRates: Story = { args: { page: shopPages.cashback } }

/** Nothing comes back now, and the page says so. */
export const Over: Story = { args: { page: shopPages.cashbackOver } }

/** The history goes under the rates. */
export const OnAPhone: Story = { args: { page: shopPages.cashback }, globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { args: { page: shopPages.cashback }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: shopPages.cashback }, globals: { site: 'main-ae' } }
