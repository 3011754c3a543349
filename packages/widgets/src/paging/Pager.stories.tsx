import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pager } from './Pager.tsx'

const meta = {
  title: 'Navigation/Pager',
  component: Pager,
  args: { path: '/categories/fashion', paging: { page: 1, pages: 9, total: 171 } },
} satisfies Meta<typeof Pager>
export default meta

type Story = StoryObj<typeof meta>

/** In the middle: the first, the last, and the neighbours. */
export const Middle: Story = { args: { paging: { page: 5, pages: 9, total: 171 } } }

/** Nothing before it. */
export const First: Story = { args: { paging: { page: 1, pages: 9, total: 171 } } }

/** Nothing after it. */
export const Last: Story = { args: { paging: { page: 9, pages: 9, total: 171 } } }

/** Every page has its link when there are few. */
export const Two: Story = { args: { paging: { page: 1, pages: 2, total: 31 } } }

/** One page needs no pager, so nothing is shown. */
export const OnePage: Story = { args: { paging: { page: 1, pages: 1, total: 7 } } }

/** The arrows mirror. */
export const RightToLeft: Story = {
  args: { paging: { page: 5, pages: 9, total: 171 } },
  globals: { site: 'main-ae' },
}
