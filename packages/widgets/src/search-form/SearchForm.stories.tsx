import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchForm } from './SearchForm.tsx'

const meta = {
  title: 'Navigation/Search form',
  component: SearchForm,
} satisfies Meta<typeof SearchForm>
export default meta

type Story = StoryObj<typeof meta>

/** What its page is about. */
export const Large: Story = { args: { size: 'large' } }

/** In the header. */
export const Small: Story = { args: { size: 'small' } }

/** With what was searched for. */
export const WithQuery: Story = { args: { query: 'nimbus shoes' } }

/** Typed into. An empty search is not sent. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'fern')
    await expect(field).toBeValid()
  },
}

/** From right to left. */
export const RightToLeft: Story = { args: { query: 'nimbus shoes' }, globals: { site: 'main-ae' } }
