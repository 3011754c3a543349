import { createClientState } from '@clipfront/routing/state'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormLink, FormsContext } from '../shopper-form/FormLink.tsx'
import { merchantPages } from '../testing/merchantPages.ts'
import { readLanguage } from '../testing/readLanguage.ts'
import { resolveMessages } from '../testing/resolveMessages.ts'
import { siteIn } from '../testing/siteIn.ts'
import { stillForms } from '../testing/stillForms.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { ReviewPopupContext } from './ReviewPopupContext.ts'

const page = merchantPages.merchantInFull
const { merchant, reviews } = page.data

/** On a page that keeps whose reviews are shown. */
const onPage = (isOpen: boolean): Decorator =>
  function OnPage(story) {
    const store = createClientState(siteIn('en-GB'), { page, url: '/stores/nimbus-shoes', device: null })
    if (isOpen) store.set({ reviewPopup: { merchantId: merchant.id, couponId: null } })
    return <ReviewPopupContext value={store}>{story()}</ReviewPopupContext>
  }

const meta = {
  title: 'Merchant/All reviews',
  component: ReviewDialog,
  args: { merchantId: merchant.id, reviews, summary: '4 out of 5, from 5 reviews' },
} satisfies Meta<typeof ReviewDialog>
export default meta

type Story = StoryObj<typeof meta>

/** What leads to them. */
export const Closed: Story = { decorators: [onPage(false)] }

/** All of them, and how many gave how many stars. */
export const Open: Story = { decorators: [onPage(true)] }

/** Those of two stars alone. */
export const Filtered: Story = {
  decorators: [onPage(true)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const two = resolveMessages(readLanguage(canvasElement)).stars('2')
    await userEvent.click(await canvas.findByRole('radio', { name: (name) => name.startsWith(two) }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** With the form within it. */
export const Writing: Story = {
  args: {
    children: (
      <FormLink name="review" merchantId={merchant.id}>
        Write a review
      </FormLink>
    ),
  },
  decorators: [onPage(true), (story) => <FormsContext value={stillForms}>{story()}</FormsContext>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Write a review' }))
    await expect(await canvas.findByRole('dialog', { name: 'The form review' })).toBeVisible()
  },
}

/** From right to left, on a phone. */
export const RightToLeft: Story = {
  decorators: [onPage(true)],
  globals: { site: 'main-ae', viewport: { value: 'xs' } },
}

/** In the dark. */
export const InTheDark: Story = { decorators: [onPage(true)], globals: { scheme: 'dark' } }
