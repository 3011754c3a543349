import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormLink } from './FormLink.tsx'

const meta = {
  title: 'Forms/Way to a form',
  component: FormLink,
  args: { name: 'review', children: 'Write a review' },
} satisfies Meta<typeof FormLink>
export default meta

type Story = StoryObj<typeof meta>

/** A link to the page of the form; where there is a script it opens the form over the page. */
export const OfMerchant: Story = { args: { merchantId: 7 } }

/** The newsletter, at the foot of every page. */
export const OfSite: Story = { args: { name: 'subscribe', children: 'Newsletter' } }
