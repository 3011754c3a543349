import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { merchantPages } from '../../testing/merchantPages.ts'
import { CashbackPage } from './CashbackPage.tsx'

const meta = {
  title: 'Pages/Cashback',
  component: CashbackPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/cashback/nimbus-shoes' },
} satisfies Meta<typeof CashbackPage>
export default meta

type Story = StoryObj<typeof meta>

/** Rates with a boost, a cap and an end, the way to the merchant, and how it went. */
export const WithRates: Story = { args: { page: merchantPages.cashback } }

/** Nothing comes back now, and the page says so. */
export const Over: Story = { args: { page: merchantPages.cashbackOver } }

/** The history goes under the rates. */
export const OnAPhone: Story = { args: { page: merchantPages.cashback }, globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { args: { page: merchantPages.cashback }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: merchantPages.cashback }, globals: { site: 'main-ae' } }
