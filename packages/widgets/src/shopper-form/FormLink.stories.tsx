import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stillForms } from '../testing/stillForms.ts'
import { FormLink, FormsContext } from './FormLink.tsx'

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

const withScript: Decorator = (story) => <FormsContext value={stillForms}>{story()}</FormsContext>

/** Where there is a script, the form stands over the page; closed and opened again it has what was typed. */
export const Opened: Story = {
  args: { merchantId: 7 },
  decorators: [withScript],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Headline/ }), 'Quick')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('link'))
    await expect(await canvas.findByRole('textbox', { name: /Headline/ })).toHaveValue('Quick')
  },
}
