import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { merchantPages } from '../../testing/merchantPages.ts'
import { MerchantPage } from './MerchantPage.tsx'

const meta = {
  title: 'Pages/Merchant',
  component: MerchantPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/stores/nimbus-shoes' },
} satisfies Meta<typeof MerchantPage>
export default meta

type Story = StoryObj<typeof meta>

/** Codes and deals, what was before, and the facts. */
export const WithOffers: Story = { args: { page: samplePages.merchant } }

/** With all that is known of the merchant, and the first page of many offers. */
export const InFull: Story = { args: { page: merchantPages.merchantInFull } }

/** A later page: the rest of what can be used, what begins later, what was; what is known of the merchant stood on the first. */
export const LaterPage: Story = {
  args: { page: merchantPages.merchantSecondPage },
  parameters: { url: '/stores/nimbus-shoes?page=2&sort=newest' },
}

/** With the code that was asked for, torn open above the others. */
export const Revealed: Story = {
  args: { page: samplePages.revealed },
  parameters: { url: '/stores/nimbus-shoes?promoid=100' },
}

/** What each offer saves of a basket. */
export const WithBasket: Story = {
  args: { page: samplePages.merchant },
  parameters: { url: '/stores/nimbus-shoes?basket=80' },
}

/** The code that was asked for has ended: what can be used stands before it. */
export const RequestedExpired: Story = {
  args: { page: samplePages.askedForExpired },
  parameters: { url: '/stores/nimbus-shoes?promoid=204' },
}

/** No programme leads to the merchant and nobody tried its offers: they are listed, and nothing is promised. */
export const WithoutProgramme: Story = { args: { page: samplePages.merchantWithoutProgramme } }

/** Nothing works today, and the page says so. */
export const WithoutOffers: Story = { args: { page: samplePages.merchantWithoutOffers } }

/** The facts go under the offers. */
export const OnAPhone: Story = { args: { page: samplePages.merchant }, globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { args: { page: samplePages.revealed }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: samplePages.revealed }, globals: { site: 'main-ae' } }
